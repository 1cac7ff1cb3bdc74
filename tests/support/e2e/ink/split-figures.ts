/** Runs in the browser. Names each figure that begins on one line and ends on the next: "21–" above "100". */
export function splitFigures(): string[] {
  const FIGURE =
    /(?:× )?\d+(?:[\u2009\u202f\u00a0]\d{3})+|\d[\d.,]*–\d[\d.,]*|(?:× )\d[\d.,]*|\d[\d.,]*[ \u00a0\u202f](?:%|€|million)/g
  // What visitors type into and specimens break where they must.
  const LEFT_OUT = '.vh, [hidden], script, style, noscript, select, [contenteditable], .ex-text'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []

  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    const words = text.textContent ?? ''
    if (!parent || parent.closest(LEFT_OUT) || !parent.checkVisibility()) continue
    for (const { 0: figure, index } of words.matchAll(FIGURE)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + figure.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`“${figure}” is split in “${words.trim().slice(0, 60)}”`)
    }
  }
  return found
}
