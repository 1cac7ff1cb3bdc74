/** What a text to type into waits for: the style sheet knows whether one clicks or taps. */
export function TypeHint() {
  return (
    <>
      <span className="by-mouse">Click</span>
      <span className="by-touch">Tap</span> and type
    </>
  )
}
