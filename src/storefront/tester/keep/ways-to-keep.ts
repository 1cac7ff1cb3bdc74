import type { Sheet, SheetFormat } from '@/domain/catalogue/test-sheet'
import { pick } from '@/domain/own-value'
import { callShop } from '../../shell/requests/call-shop'
import { copyText } from '../../ui/copy-link'
import type { TesterStyle } from '../state/list-tester-styles'
import { cssOfSheet } from '../state/sheet-css'
import type { TesterState } from '../state/tester-state'
import { measureLines } from './measure-lines'

export type KeptSheet = {
  /** Of the typeface. */
  name: string
  slug: string
  style: TesterStyle
  state: TesterState
}

/** What the link is not: it stands in the address bar. */
export type DrawnWay = 'css' | SheetFormat

type SetSheet = KeptSheet & { tester: HTMLElement }

/** Copies or saves the sheet; returns what to say about it. */
export async function keepSheet(way: DrawnWay, sheet: SetSheet): Promise<string> {
  switch (way) {
    case 'css': {
      const { size, columns } = textOf(sheet)
      return copyText(cssOfSheet({ ...sheet, sizeInPixels: size, columns }))
    }
    case 'svg':
    case 'png':
      return save(way, sheet)
  }
}

async function save(format: SheetFormat, sheet: SetSheet): Promise<string> {
  const picture = await callShop<Blob>(`/api/fonts/sheet/${sheet.style.id}`, {
    method: 'POST',
    body: describeSheet(format, sheet),
    responseType: 'blob' as 'json',
    repeatable: true,
  })
  download(picture, `${fileNameOf(sheet)}.${format}`)
  return 'Saved'
}

function describeSheet(format: SheetFormat, sheet: SetSheet): Sheet {
  const { state } = sheet
  const { area, size, margin } = textOf(sheet)
  const isPageInverted = document.documentElement.dataset.theme === 'inverted'
  const dir = area.dir === 'rtl' || area.dir === 'auto' ? area.dir : 'ltr'

  return {
    format,
    size,
    margin,
    dir,
    lang: area.lang,
    paragraphs: measureLines(area),
    width: sheet.tester.clientWidth,
    ...pick(state, ['leading', 'tracking', 'align', 'axes', 'features', 'palette']),
    isInverted: state.isInverted !== isPageInverted,
  }
}

function textOf({ tester }: SetSheet) {
  const area = tester.querySelector('textarea')
  if (!area?.parentElement) throw new Error('The tester has no text.')
  const { fontSize, writingMode, textOrientation } = getComputedStyle(area)
  const { paddingLeft } = getComputedStyle(area.parentElement)
  return {
    area,
    size: parseFloat(fontSize),
    margin: parseFloat(paddingLeft),
    columns: { writingMode, textOrientation },
  }
}

/** A style of a child is keyed by its child. */
function fileNameOf({ slug, style }: KeptSheet): string {
  return style.key.includes('/') ? style.key.replace('/', '-') : `${slug}-${style.key}`
}

function download(picture: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
