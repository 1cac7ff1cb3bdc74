/** What decides where a line breaks. */
const COPIED = [
  ...['direction', 'font-family', 'font-feature-settings', 'font-kerning', 'font-optical-sizing'],
  ...['font-size', 'font-style', 'font-synthesis', 'font-variation-settings', 'font-weight'],
  ...['letter-spacing', 'line-height', 'overflow-wrap', 'text-wrap', 'unicode-bidi', 'white-space'],
  ...['word-break'],
]

/** The lines of each paragraph of a textarea, as this browser breaks them: measured on a hidden copy. */
export function measureLines(area: HTMLTextAreaElement): string[][] {
  const style = getComputedStyle(area)
  const copy = document.createElement('div')
  for (const property of COPIED) copy.style.setProperty(property, style.getPropertyValue(property))
  const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight)
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', insetBlockStart: '0' })
  copy.style.width = `${area.getBoundingClientRect().width - padding}px`
  copy.lang = area.lang
  document.body.append(copy)

  try {
    return area.value.split('\n').map((paragraph) => {
      copy.textContent = paragraph
      return linesOf(copy, parseFloat(style.lineHeight))
    })
  } finally {
    copy.remove()
  }
}

/** A letter half a line lower than the line's first begins the next one. */
function linesOf({ firstChild: text }: HTMLElement, lineHeight: number): string[] {
  const lines = ['']
  if (!text?.textContent) return lines
  const range = document.createRange()
  let middle: number | null = null
  let place = 0

  for (const letter of text.textContent) {
    range.setStart(text, place)
    range.setEnd(text, place + letter.length)
    place += letter.length
    const at = middleOf(range)
    if (at !== null && middle !== null && at > middle + lineHeight / 2) {
      lines.push('')
      middle = null
    }
    lines[lines.length - 1] += letter
    middle ??= at
  }
  return lines
}

/** Null for what has no place of its own: a space at the end of a line. */
function middleOf(range: Range): number | null {
  const rect = range.getClientRects()[0]
  return rect && rect.width > 0 ? (rect.top + rect.bottom) / 2 : null
}
