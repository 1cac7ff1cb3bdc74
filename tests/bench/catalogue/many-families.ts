import type { FontFamilyEntry, FontFileEntry } from '../../../src/domain/catalogue/font-list'

const STYLES = 12

/** The catalogue that is there, and as many typefaces beside it as make a thousand, each with twelve styles. */
export function manyFamilies(real: FontFamilyEntry[], count: number): FontFamilyEntry[] {
  const added = Array.from({ length: count - real.length }, (_, index) => familyNamed(index))
  return [...real, ...added]
}

function familyNamed(index: number): FontFamilyEntry {
  const name = `Family ${index + 1}`
  const files = Array.from({ length: STYLES }, (_, style) => filesOf(name, style)).flat()
  return { id: `family-${index}`, name, slug: `family-${index + 1}`, files, children: [] }
}

function filesOf(typeface: string, style: number): FontFileEntry[] {
  const weight = 50 + style * 80
  const id = `${typeface}-${style}`.toLowerCase().replace(' ', '-')
  const common = {
    typeface: { name: typeface, parent: null },
    style: { name: `W${weight}`, typ: 'static' as const, weight },
  }
  const preview = { format: { name: 'PVW' as const }, file: `/api/font-files/file/${id}.woff2` }
  return [
    {
      ...common,
      ...preview,
      id: `${id}-m`,
      name: `${typeface} W${weight} Menu Preview`,
      is_menu_preview: true,
    },
    {
      ...common,
      ...preview,
      id: `${id}-p`,
      name: `${typeface} W${weight} Preview`,
      is_menu_preview: false,
    },
  ]
}
