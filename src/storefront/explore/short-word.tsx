/** On a phone, where fields share a line: what an empty one is for, in place of its longer hint. */
export function ShortWord({ children }: { children: string }) {
  return (
    <span className="short-word soft" aria-hidden="true">
      {children}
    </span>
  )
}
