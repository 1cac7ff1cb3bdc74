/** Windows up to so many pixels are a phone's. */
export const PHONE = 760

/** Room that is kept for a bill while it gets its lines: for so many, each of so many pixels. */
const EXPECTED = { lines: 4, line: 26 }

/** The ink of a total that unfolds under styles and licences, as a part of the window's height: at least. */
const LEAST = 0.17

/** Where styles, licences and the whole bill fit the window together, in whichever figures; never on a phone. */
export function unfolds(bill: HTMLElement, areRowsClose: boolean): boolean {
  bill.classList.toggle('is-close', areRowsClose)
  bill.classList.add('is-wide')
  const isWide =
    window.innerWidth > PHONE && leftForTotal(bill, EXPECTED.lines) >= LEAST * window.innerHeight
  bill.classList.toggle('is-wide', isWide)
  return isWide
}

/** What the window leaves for the total of an unfolded bill of so many lines, or of those it has. */
export function leftForTotal(bill: HTMLElement, fewestLines = 0): number {
  const lines = linesOf(bill)
  const count = Math.max(fewestLines, lines?.childElementCount ?? 0)
  const heightOfLines = Math.max(count * EXPECTED.line, lines?.scrollHeight ?? 0)
  const others = heightOf(bill) - heightOf(lines) - heightOf(bill.querySelector('.bill-total'))
  return window.innerHeight - heightOfOthers(bill) - others - heightOfLines
}

function heightOfOthers(bill: HTMLElement): number {
  const parts = [...(bill.closest('.panel')?.children ?? [])]
  return parts.reduce((sum, part) => sum + (part === bill ? 0 : heightOf(part)), 0)
}

export function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0
}

export function linesOf(bill: HTMLElement): HTMLElement | null {
  return bill.querySelector<HTMLElement>('.bill-lines')
}
