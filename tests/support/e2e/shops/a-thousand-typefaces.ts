import type { FontFamilyEntry, FontFileEntry } from '../../../../src/domain/catalogue/font-list'

const WEIGHTS = [100, 101, 200, 201, 300, 301, 400, 401, 500, 501, 600, 601]

/** What /api/fonts says of a thousand typefaces of twelve styles: a menu preview each, twelve previews, twelve web fonts. */
export function aThousandTypefaces(): FontFamilyEntry[] {
  return Array.from({ length: 1000 }, (_, number) => {
    const name = `Family ${number}`
    const files = WEIGHTS.flatMap((weight) => [
      fileOf(name, weight, ' Preview'),
      fileOf(name, weight, ''),
    ])
    const slug = `family-${number}`
    return {
      id: slug,
      name,
      slug,
      files: [fileOf(name, 400, ' Menu Preview'), ...files],
      children: [],
    }
  })
}

function fileOf(typeface: string, weight: number, kind: string): FontFileEntry {
  const id = `${typeface} ${weight}${kind}`
  return {
    id,
    file: `/api/font-files/file/${encodeURIComponent(id)}.woff2`,
    name: id,
    format: { name: kind ? 'PVW' : 'WOFF' },
    is_menu_preview: kind === ' Menu Preview',
    typeface: { name: typeface, parent: null },
    style: { name: String(weight), typ: 'static', weight },
  }
}
