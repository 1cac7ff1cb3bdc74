import { expect, type Locator, type Page } from '@playwright/test'

export function fields(page: Page): Locator {
  return page.locator('.wall-field')
}

export function openFields(page: Page): Locator {
  return page.locator('.wall-field.inverted')
}

/** Brings each field into view, where its face is loaded, and waits until its text is set. */
export async function everyFieldIsSet(page: Page): Promise<void> {
  await expect(fields(page).first()).toBeVisible()
  for (const field of await fields(page).all()) {
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(field.locator('.is-unset')).toHaveCount(0)
  }
}

/** Letters that reach past their field, by a line's box or by its ink above and below the baseline; a pixel is let pass. */
export function textOutsideFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SPARE = 1.5
    const pen = document.createElement('canvas').getContext('2d')
    const outside: string[] = []
    document.querySelectorAll<HTMLElement>('.wall-field').forEach((field) => {
      const { slug = '' } = field.dataset
      if (field.scrollWidth > field.clientWidth) outside.push(`${slug} is wider than its field`)
      if (field.scrollHeight > field.clientHeight) outside.push(`${slug} is higher than its field`)
      captionsOf(field).forEach((caption) =>
        check(slug, rectOf(caption.firstChild ?? caption), field),
      )
      const box = field.querySelector<HTMLElement>('.wall-box')
      if (!box) return
      linesOf(box).forEach((line) => check(slug, inkOf(line), box))
    })
    return outside

    function check(slug: string, ink: DOMRect, room: HTMLElement): void {
      const { left, right, top, bottom } = room.getBoundingClientRect()
      const isInside =
        ink.left >= left - SPARE &&
        ink.right <= right + SPARE &&
        ink.top >= top - SPARE &&
        ink.bottom <= bottom + SPARE
      if (!isInside) outside.push(`${slug}: ${[ink.left - left, right - ink.right, ink.top - top, bottom - ink.bottom].map(Math.round).join(' ')}`) // prettier-ignore
    }

    function captionsOf(field: HTMLElement): Element[] {
      const captions = field.querySelectorAll(':scope > span:not(.vh, .wall-box)')
      return [...captions].filter(
        (caption) => caption.textContent && getComputedStyle(caption).opacity !== '0',
      )
    }

    function linesOf(box: HTMLElement): HTMLElement[] {
      return [...box.querySelectorAll<HTMLElement>('.wall-lines > span, .wall-table b')]
    }

    function rectOf(text: Node): DOMRect {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    }

    function inkOf(line: HTMLElement): DOMRect {
      const rect = rectOf(line)
      const { fontFamily, fontSize } = getComputedStyle(line)
      if (!pen) return rect
      pen.font = `400 1000px ${fontFamily}`
      pen.textAlign = 'left'
      const em = parseFloat(fontSize) / 1000
      const drawn = pen.measureText(line.textContent)
      const left = rect.left - drawn.actualBoundingBoxLeft * em
      const right = rect.right - (drawn.width - drawn.actualBoundingBoxRight) * em
      const baseline = baselineOf(line)
      const top = baseline - drawn.actualBoundingBoxAscent * em
      const bottom = baseline + drawn.actualBoundingBoxDescent * em
      return new DOMRect(left, top, right - left, bottom - top)
    }

    function baselineOf(line: HTMLElement): number {
      const probe = document.createElement('i')
      probe.style.cssText = 'display: inline-block; width: 0; height: 0'
      line.append(probe)
      const { bottom } = probe.getBoundingClientRect()
      probe.remove()
      return bottom
    }
  })
}
