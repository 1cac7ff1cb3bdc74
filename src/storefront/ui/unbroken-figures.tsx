/** "10 000 views", "× 2.5", "21–100 users", "−15–0", "19 %", "1 million": what a reader takes in at once. */
const FIGURES =
  /((?:× |−)?\d[\d.,\u2009\u00a0]*(?:–−?\d[\d.,\u2009]*)?(?:[ \u00a0](?:%|€|\p{Ll}+))?)/u

/**
 * A text whose figures stay on one line. The interface face has no narrow space that does not break. Another text is another
 * element: a translator may have taken its pieces away.
 */
export function UnbrokenFigures({ text }: { text: string }) {
  const parts = text.split(FIGURES).map((part, at) =>
    at % 2 === 1 && /[^\d.,]/.test(part) ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
  return <span key={text}>{parts}</span>
}

/** A real minus sign in front of a number. */
export function withMinus(number: string): string {
  return number.replace('-', '−')
}
