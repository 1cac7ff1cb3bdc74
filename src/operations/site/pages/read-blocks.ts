import type { Payload } from 'payload'
import { firstDefaultFaces } from '@/domain/catalogue/lines/line-metrics'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { needsOf, type BlockNeeds } from '@/domain/site/blocks/block-needs'
import {
  type BlockSources,
  type BlockTypeface,
  NO_SOURCES,
} from '@/domain/site/blocks/block-sources'
import type { ComposedBlock } from '@/domain/site/blocks/block-view'
import { composeBlocks } from '@/domain/site/blocks/compose-blocks'
import type { FontFacts } from '@/fonts/font-facts'
import { charactersShown, toCodepoints } from '@/fonts/recipes/character-sets'
import type { Typeface } from '@/payload-types'
import { viewTypeface } from '../../catalogue/typefaces/find-typeface'
import { readCatalogue, rowsOf } from '../../catalogue/typefaces/list-typefaces'
import { type InlinedFace, readMenuFaces } from '../../catalogue/typefaces/read-faces'
import { type Catalogue, childrenOf } from '../../catalogue/typefaces/typeface-rows'
import { measureLine } from '../../fonts/measure-line'
import { idOf } from '../../id-of'
import { readLetters } from '../stories/set-titles'
import { readPriceRules } from '../../records/prices/price-inputs'
import { findPreviewOfStyles, findStylesWithFacts } from '../../records/published-catalogue'

/** A browser font that blocks are set in. */
type BlockFace = { face: string; url: string }

/** The blocks of a page with the shop's own rows in them, and the browser fonts they need. */
export async function readBlocks(payload: Payload, blocks: unknown) {
  const sources = await readBlockSources(payload, blocks)
  const composed = composeBlocks(blocks, sources)
  const rows = composed.flatMap((block) =>
    'view' in block && block.view.kind === 'typefaces' ? block.view.rows : [],
  )
  /** Of the names in lists of typefaces, inlined. */
  const menuFaces = rows.length > 0 ? await readMenuFaces(payload, firstDefaultFaces(rows)) : []
  const letters = await setLetters(payload, await measureFitted(payload, composed, sources))
  return { ...letters, faces: facesOf(composed, sources), menuFaces }
}

/** A line that goes from margin to margin has its size before its font is there. */
function measureFitted(payload: Payload, blocks: ComposedBlock[], { typefaces }: BlockSources) {
  const styles = [...typefaces.values()].flatMap((one) => one.styles)
  const measured = blocks.map(async (block): Promise<ComposedBlock> => {
    if (!('view' in block) || block.view.kind !== 'specimen' || block.view.size !== 'fit') {
      return block
    }
    const { text, lang, dir, setting } = block.view
    const style = styles.find(({ previewFace }) => previewFace === setting.face)
    const { coordinates } = setting
    const line = style && {
      ...{ styleId: style.id, text, lang, coordinates, on: [] },
      ...(dir === 'auto' ? {} : { dir }),
    }
    const found = line ? await measureLine(payload, line) : null
    return found ? { ...block, view: { ...block.view, measured: found } } : block
  })
  return Promise.all(measured)
}

/** Letters as figures have a font of these letters alone: a tenth of a preview, and there with the page. */
async function setLetters(payload: Payload, blocks: ComposedBlock[]) {
  const set = blocks.map(async (block): Promise<[ComposedBlock, InlinedFace[]]> => {
    if (!('view' in block) || block.view.kind !== 'letters') return [block, []]
    const { text, letters } = block.view
    const inlining = letters.map(async (one) => {
      const { face, coordinates } = one.setting
      const inlined = await readLetters(payload, { id: one.styleId, face, coordinates }, text)
      // A style that lacks one of them stands in no figure.
      if (!inlined) return []
      const setting = { ...one.setting, face: inlined.face, coordinates: {} }
      return [{ inlined, letter: { ...one, setting } }]
    })
    const known = (await Promise.all(inlining)).flat()
    if (known.length === 0) return [{ id: block.id, gap: 'typefaces' }, []]
    const view = { ...block.view, letters: known.map(({ letter }) => letter) }
    return [{ ...block, view }, known.map(({ inlined }) => inlined)]
  })
  const shown = await Promise.all(set)
  return { blocks: shown.map(([block]) => block), letterFaces: shown.flatMap(([, faces]) => faces) }
}

function facesOf(composed: ComposedBlock[], { typefaces }: BlockSources): BlockFace[] {
  const shown = composed.flatMap((block) =>
    'view' in block && 'setting' in block.view ? [block.view.setting.face] : [],
  )
  return [...typefaces.values()]
    .flatMap(({ styles }) => styles)
    .filter(({ previewFace }) => shown.includes(previewFace))
    .map(({ previewFace, previewUrl }) => ({ face: previewFace, url: previewUrl }))
}

/** What these blocks need of the shop, and nothing else of it. Only what is published. */
async function readBlockSources(payload: Payload, blocks: unknown): Promise<BlockSources> {
  const needs = needsOf(blocks)
  const needsCatalogue = needs.typefaces.length + needs.lettered.length > 0 || needs.hasRows
  const [catalogue, licences] = await Promise.all([
    needsCatalogue ? readCatalogue(payload) : null,
    needs.hasLicences ? readLicences(payload) : NO_SOURCES.licences,
  ])
  if (!catalogue) return { ...NO_SOURCES, licences }
  return {
    typefaces: await readTypefaces(payload, catalogue, needs),
    rows: needs.hasRows ? rowsOf(catalogue) : [],
    licences,
  }
}

async function readLicences(payload: Payload): Promise<BlockSources['licences']> {
  const { licenceTypes } = await readPriceRules(payload)
  return { types: licenceTypes.filter(({ kind }) => kind === 'retail') }
}

async function readTypefaces(
  payload: Payload,
  catalogue: Catalogue,
  { typefaces: named, cases, lettered }: BlockNeeds,
): Promise<BlockSources['typefaces']> {
  const shown = catalogue.typefaces.filter(({ id }) => named.includes(id) || lettered.includes(id))
  const withCase = shown
    .filter(({ id }) => cases.includes(id))
    .flatMap((typeface) => [typeface, ...childrenOf(catalogue, typeface.id)])
  const [views, characters, heights] = await Promise.all([
    Promise.all(shown.map((typeface) => viewTypeface(payload, { catalogue, typeface }))),
    readCharacters(payload, withCase),
    readHeights(
      payload,
      shown.filter(({ id }) => lettered.includes(id)),
    ),
  ])
  const styles = views.flatMap(stylesOf).map(({ id }) => id)
  const previews = await findPreviewOfStyles(payload, styles)
  return new Map(
    views.map((view) => [view.id, blockTypeface(view, { previews, characters, heights })] as const),
  )
}

/** A style whose preview is not made yet is not there yet. */
function blockTypeface(
  view: TypefaceView,
  {
    previews,
    characters,
    heights,
  }: { previews: Map<string, string>; characters: CharactersOf; heights: Map<string, number> },
): BlockTypeface {
  const { id, name, slug, inItself, samples } = view
  return {
    ...{ id, name, slug, samples },
    lang: inItself.lang,
    dir: inItself.dir,
    styles: stylesOf(view).flatMap((style) => {
      const filename = previews.get(style.id)
      if (!filename) return []
      const previewUrl = `/api/font-files/file/${filename}`
      return [
        {
          ...style,
          previewUrl,
          xHeight: heights.get(style.id) ?? null,
          characters: characters.get(style.id) ?? [],
        },
      ]
    }),
  }
}

function stylesOf({ styles, children }: TypefaceView): TypefaceView['styles'] {
  return [...styles, ...children.flatMap((child) => child.styles)]
}

/** By style. */
type CharactersOf = ReadonlyMap<string, string[]>

/** What is not seen by itself: spaces, marks that join another letter, controls. */
const UNSEEN = /^[\p{Z}\p{C}\p{M}]$/u

/** The characters that the previews of these typefaces may show. */
async function readCharacters(payload: Payload, typefaces: Typeface[]): Promise<CharactersOf> {
  if (typefaces.length === 0) return new Map()
  const choices = new Map(
    typefaces.map(({ id, previewSet, previewCharacters }) => [
      id,
      { set: previewSet ?? 'standard', extra: previewCharacters ?? '' } as const,
    ]),
  )
  const styles = await findStylesWithFacts(payload, [...choices.keys()])
  return new Map(
    styles.map((style) => {
      const choice = choices.get(idOf(style.typeface)) ?? { set: 'standard' }
      return [style.id, charactersShown(charactersIn(style.facts), choice)]
    }),
  )
}

/** How high the small letters of these are drawn, in em, by style. */
async function readHeights(payload: Payload, typefaces: Typeface[]): Promise<Map<string, number>> {
  if (typefaces.length === 0) return new Map()
  const styles = await findStylesWithFacts(
    payload,
    typefaces.map(({ id }) => id),
  )
  return new Map(
    styles.flatMap(({ id, facts }) => {
      const { metrics, drawn, unitsPerEm } = facts as unknown as FontFacts
      const { xHeight } = drawn ?? metrics
      return xHeight ? [[id, xHeight / unitsPerEm] as const] : []
    }),
  )
}

function charactersIn(facts: unknown): string[] {
  const { codepoints = [] } = (facts ?? {}) as Partial<FontFacts>
  return [...toCodepoints(codepoints)]
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !UNSEEN.test(character))
}
