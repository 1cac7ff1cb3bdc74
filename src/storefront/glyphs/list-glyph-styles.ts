import { textPosition } from '@/domain/catalogue/styles/choose-styles'
import type { StyleView } from '@/domain/catalogue/typeface-view'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'

/** A style as the case offers it; `family` is the child it belongs to. */
export type GlyphStyle = {
  /** Of the style: what its letters are asked for by. */
  key: string
  family: string | null
  name: string
  face: string
  coordinates: Record<string, number>
}

type Family = { name: string; styles: StyleView[] }

export function listGlyphStyles(typeface: Pick<Family, 'styles'> & { children: Family[] }) {
  return [
    ...typeface.styles.map((style) => glyphStyle(style, null)),
    ...typeface.children.flatMap((child) =>
      child.styles.map((style) => glyphStyle(style, child.name)),
    ),
  ]
}

function glyphStyle(style: StyleView, family: string | null): GlyphStyle {
  const { id, name, previewFace, axes, defaultCoordinates } = style
  const coordinates = textPosition({ axes: shownAxes(axes), coordinates: defaultCoordinates })
  return { key: id, family, name, face: previewFace, coordinates }
}
