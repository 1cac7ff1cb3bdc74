import type { Payload } from 'payload'
import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-list'
import { cssWeight, menuFaceName, previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { groupBy } from '../../group-by'
import { idOf } from '../../id-of'
import {
  findListedFontFiles,
  findStyles,
  findTypefaceHeads,
  type ListedFile,
  type StyleRow,
  type TypefaceHead,
} from '../catalogue-records'
import { stylesByTypeface } from '../styles-by-typeface'
import { topmostIn } from '../typefaces/typeface-rows'

export type ListedFonts = {
  families: FontFamilyEntry[]
  /** The hash of each preview by its public name. */
  previews: Map<string, string>
}

/** Every published family with the URLs of its previews and web files. */
export async function listFonts(payload: Payload): Promise<ListedFonts> {
  const [typefaces, styles, files] = await Promise.all([
    findTypefaceHeads(payload),
    findStyles(payload),
    findListedFontFiles(payload),
  ])
  const previews = files.filter(({ format }) => format === 'PVW')
  return {
    families: familiesOf({ typefaces, styles, files }),
    previews: new Map(previews.map(({ filename, sha256 }) => [filename ?? '', sha256 ?? ''])),
  }
}

type Rows = { typefaces: TypefaceHead[]; styles: StyleRow[]; files: ListedFile[] }

function familiesOf({ typefaces, styles, files }: Rows): FontFamilyEntry[] {
  const childrenOf = groupBy(typefaces, ({ parent }) => (parent ? idOf(parent) : ''))
  const filesOf = groupBy(files, (file) => idOf(file.style))
  const stylesOf = stylesByTypeface(styles)

  const familyOf = (typeface: TypefaceHead) => ({
    id: typeface.id,
    name: typeface.name,
    slug: typeface.slug,
    files: (stylesOf.get(typeface.id) ?? []).flatMap((style) =>
      (filesOf.get(style.id) ?? [])
        .filter((file) => isShown(file, style))
        .map((file) => entryOf({ file, style, typeface })),
    ),
  })

  return topmostIn(typefaces).map((typeface) => ({
    ...familyOf(typeface),
    children: (childrenOf.get(typeface.id) ?? []).map(familyOf),
  }))
}

/** Files of a master become visible when the style refers to it. The menu preview is replaced once the whole typeface is done. */
function isShown(file: ListedFile, style: StyleRow): boolean {
  return Boolean(file.isMenuPreview) || file.master === style.master
}

function entryOf({
  file,
  style,
  typeface,
}: {
  file: ListedFile
  style: StyleRow
  typeface: TypefaceHead
}): FontFileEntry {
  return {
    id: file.id,
    file: `/api/font-files/file/${file.filename}`,
    name: nameOf(file, typeface.name, style.name),
    format: { name: file.format === 'PVW' ? 'PVW' : 'WOFF' },
    is_menu_preview: Boolean(file.isMenuPreview),
    typeface: {
      name: typeface.name,
      parent: typeface.parent ? { id: idOf(typeface.parent) } : null,
    },
    style: { name: style.name, typ: style.typ, weight: cssWeight(style.weight, style.slope) },
  }
}

function nameOf(file: ListedFile, typeface: string, style: string): string {
  if (file.format !== 'PVW') return `${typeface} ${style}`
  return file.isMenuPreview ? menuFaceName(typeface, style) : previewFaceName(typeface, style)
}
