import type { Payload } from 'payload'
import { firstDefaultFaces } from '@/domain/catalogue/lines/line-metrics'
import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import { type Designer, designersOf } from '@/domain/site/designers/designer'
import { storiesAbout, type SetTitle, type StoryHead } from '@/domain/site/stories/story'
import { readCatalogue } from '../../catalogue/typefaces/list-typefaces'
import {
  type InlinedFace,
  type LinkedFace,
  readMenuFaces,
} from '../../catalogue/typefaces/read-faces'
import { type Catalogue, rowOf } from '../../catalogue/typefaces/typeface-rows'
import { findPublicDesigners } from '../../records/site/designers'
import { findStoryHeads } from '../../records/site/stories'
import { setTitles } from '../stories/set-titles'

type DesignerPage = {
  designer: Designer
  rows: TypefaceRow[]
  stories: StoryHead[]
  others: { slug: string; name: string; drew: string; setIn: SetTitle }[]
  /** Of the names of rows. */
  menuFaces: (InlinedFace | LinkedFace)[]
  /** Of the names of the others. */
  faces: InlinedFace[]
}

export async function listDesignerSlugs(payload: Payload): Promise<string[]> {
  return (await findPublicDesigners(payload)).map(({ slug }) => slug)
}

/** null: no designer with a page has this slug. */
export async function readDesignerPage(
  payload: Payload,
  slug: string,
): Promise<DesignerPage | null> {
  const designers = await findPublicDesigners(payload)
  const designer = designers.find((one) => one.slug === slug)
  if (!designer) return null
  const [catalogue, stories] = await Promise.all([readCatalogue(payload), findStoryHeads(payload)])
  const rows = rowsOfDesigner(catalogue, designer)
  const [menuFaces, others] = await Promise.all([
    readMenuFaces(payload, firstDefaultFaces(rows)),
    setOthers(payload, { catalogue, designers: designers.filter((one) => one !== designer) }),
  ])
  return {
    ...{ designer, rows, menuFaces },
    stories: storiesAbout(stories, designer.typefaces),
    ...others,
  }
}

/** What of theirs is published, in the order of the catalogue. */
export function rowsOfDesigner(catalogue: Catalogue, { typefaces }: Pick<Designer, 'typefaces'>) {
  return catalogue.typefaces
    .filter(({ id }) => typefaces.includes(id))
    .map((typeface) => rowOf(catalogue, typeface))
    .filter(({ styleCount }) => styleCount > 0)
}

/** Each name in the first typeface they drew. */
async function setOthers(
  payload: Payload,
  { catalogue, designers }: { catalogue: Catalogue; designers: Designer[] },
): Promise<Pick<DesignerPage, 'others' | 'faces'>> {
  const drawn = designers.map((one) => ({ one, first: rowsOfDesigner(catalogue, one)[0] ?? null }))
  const { rows, faces } = await setTitles(
    payload,
    drawn.map(({ one: { slug, name }, first }) => ({
      ...{ id: slug, slug, title: name, style: null },
      typeface: first?.id ?? null,
      drew: first?.name ?? '',
    })),
  )
  return {
    faces,
    others: rows.map(({ slug, title, drew, setIn }) => ({ slug, name: title, drew, setIn })),
  }
}

/** Those with a page who drew a typeface, or the superfamily it belongs to. */
export async function findDesignersOf(
  payload: Payload,
  typeface: { id: string; parent: { slug: string } | null },
): Promise<Pick<Designer, 'name' | 'slug'>[]> {
  const designers = await findPublicDesigners(payload)
  if (designers.length === 0) return []
  const { typefaces } = await readCatalogue(payload)
  const parent = typefaces.find(({ slug }) => slug === typeface.parent?.slug)?.id
  return designersOf(designers, [typeface.id, ...(parent ? [parent] : [])]).map(
    ({ name, slug }) => ({ name, slug }),
  )
}
