import { useEffect, useState } from 'react'
import { mergeVariation, type Variation } from '@/domain/catalogue/variation/merge-variation'
import { parseStoredOverrides } from '@/domain/catalogue/variation/variation-overrides'
import { uprightNearRegular } from '@/domain/catalogue/styles/upright-near-regular'
import type { Style } from '@/payload-types'

export type ShownAxis = { tag: string; name: string; min: number; max: number; rest: number }

const NONE: ShownAxis[] = []

/** The axes of the style a block is set in, as visitors see them; none while it is not known. */
export function useAxesOfStyle(typeface: unknown, style: unknown): ShownAxis[] {
  const [styles, setStyles] = useState<{ typeface: string; rows: Style[] } | null>(null)

  useEffect(() => {
    if (typeof typeface !== 'string' || !typeface) return
    let isCurrent = true
    void fetchStyles(typeface).then((rows) => {
      if (isCurrent) setStyles({ typeface, rows })
    })
    return () => {
      isCurrent = false
    }
  }, [typeface])

  if (!styles || styles.typeface !== typeface) return NONE
  const views = styles.rows.map((row) => ({ row, ...axesOf(row) }))
  const shown = style
    ? views.find(({ row }) => row.id === style)
    : uprightNearRegular(views.map((view) => ({ ...view, ...weightOf(view.row) })))
  return (shown?.axes ?? []).filter(({ hidden, min, max }) => !hidden && min < max).map(shownAxis)

  function shownAxis({ tag, name, min, max, default: rest }: Variation['axes'][number]): ShownAxis {
    return { tag, name, min, max, rest: shown?.position[tag] ?? rest }
  }
}

function axesOf(style: Style): Pick<Variation, 'axes'> & { position: Record<string, number> } {
  const position = (style.defaultCoordinates ?? {}) as Record<string, number>
  const font = style.facts as Variation | null | undefined
  if (!font) return { axes: [], position }
  const overrides = parseStoredOverrides(style.variation)
  return { axes: mergeVariation(font, { overrides, position }).axes, position }
}

function weightOf({ weight, slope }: Style): Pick<Style, 'weight' | 'slope'> {
  return { weight, slope }
}

/** Without an answer there are no sliders, and the block stands at rest. */
async function fetchStyles(typeface: string): Promise<Style[]> {
  const query = `where[typeface][equals]=${encodeURIComponent(typeface)}&depth=0&limit=200`
  try {
    const response = await fetch(`/api/styles?${query}`, { credentials: 'include' })
    const { docs } = (await response.json()) as { docs?: Style[] }
    return docs ?? []
  } catch {
    return []
  }
}
