import type { PlayChild, PlayView } from '@/domain/catalogue/pages/page-views'
import type { StyleView } from '@/domain/catalogue/typeface-view'
import { pick } from '@/domain/own-value'

/** A style as the tester offers it: `key` is its name in the URL, `family` the child it belongs to. */
export type TesterStyle = Pick<StyleView, (typeof KEPT)[number]> & {
  key: string
  family: string | null
}

const KEPT = [
  ...['id', 'name', 'instances', 'features', 'palettes'],
  ...['previewFace', 'defaultCoordinates', 'weight', 'slope', 'axes'],
] as const

export function listTesterStyles(typeface: Pick<PlayView, 'styles' | 'children'>): TesterStyle[] {
  const own = typeface.styles.map((style) => testerStyle(style, null))
  const inherited = typeface.children.flatMap((child) =>
    child.styles.map((style) => testerStyle(style, child)),
  )
  return [...own, ...inherited]
}

/** The browser fonts of all of them. */
export function facesToTest(typeface: Pick<PlayView, 'styles' | 'children'>) {
  return listTesterStyles(typeface).map(({ id, previewFace: face }) => ({ id, face }))
}

function testerStyle(style: StyleView, child: PlayChild | null): TesterStyle {
  const axes = style.axes.toSorted((a, b) => Number(b.tag === 'wght') - Number(a.tag === 'wght'))
  const key = styleKeyOf(style.name, child?.slug ?? null)
  return { ...pick(style, KEPT), axes, key, family: child?.name ?? null }
}

/** `child`: the slug of the sub-family it belongs to. */
export function styleKeyOf(name: string, child: string | null): string {
  const hyphenated = name.trim().toLowerCase().replace(/\s+/g, '-')
  return child ? `${child}/${hyphenated}` : hyphenated
}
