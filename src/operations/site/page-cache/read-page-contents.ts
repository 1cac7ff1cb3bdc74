import type { Payload } from 'payload'
import type { PageContents, TypefaceContent } from '@/domain/catalogue/pages/hash-pages'
import { menuFaceName } from '@/domain/catalogue/styles/font-face-names'
import { orderStyles } from '@/domain/catalogue/styles/order-styles'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import { needsOf } from '@/domain/site/blocks/block-needs'
import { describeTypeface, titleOfTypeface } from '@/domain/site/sharing/share-words'
import { isLatin } from '@/domain/site/uses/use'
import { env } from '@/env'
import type { Story, Typeface } from '@/payload-types'
import { familyView, plainStyleView } from '../../catalogue/typefaces/find-typeface'
import { readCatalogue, rowsOf } from '../../catalogue/typefaces/list-typefaces'
import {
  type Catalogue,
  childrenOf,
  withPrereleases,
} from '../../catalogue/typefaces/typeface-rows'
import { PIPELINE_VERSION } from '../../fonts/wanted-files'
import { groupBy } from '../../group-by'
import { idOf } from '../../id-of'
import { isDemo } from '../../orders/payment/configured-payments'
import { findEulas, findPagesWithContent } from '../../records/pages'
import { findPublicDesigners } from '../../records/site/designers'
import { findStoriesWithContent, headOfStory } from '../../records/site/stories'
import { readShopPrices } from '../../records/prices/prices'
import {
  findGuardedPreviews,
  findSpecimenFiles,
  type SpecimenFiles,
  type StyleRow,
} from '../../records/published-catalogue'
import { findReleaseWords } from '../../records/release-news'
import { audiencesOf, readShop } from '../../records/shop'
import { trialPageOf } from '../../trials/read-trial-page'
import { designTypefaceCard, versionOfCard } from '../cards/card-design'
import { rowsOfDesigner } from '../designers/read-designer'
import { listUses } from '../../records/site/uses'
import { chooseReadingFace } from '../pages/typeset-page'
import { readSiteFrame } from '../read-site-frame'

/** Everything the cached pages show. The hash of a style's master stands for all that is read from its file. */
export async function readPageContents(payload: Payload): Promise<PageContents> {
  const [catalogue, pages, stories, uses, designers, eulas, priceRules, releaseWords, shop] =
    await Promise.all([
      readCatalogue(payload),
      findPagesWithContent(payload),
      findStoriesWithContent(payload),
      listUses(payload),
      findPublicDesigners(payload),
      findEulas(payload),
      readShopPrices(payload),
      findReleaseWords(payload),
      readShop(payload),
    ])
  const paged = { ...catalogue, typefaces: withPrereleases(catalogue) }
  const files = await findSpecimenFiles(payload, paged.typefaces)
  const guarded = groupBy(await findGuardedPreviews(payload), ({ style }) => idOf(style))
  const rows = rowsOf(catalogue)
  const typefaces = paged.typefaces.map((typeface) =>
    typefaceOf(catalogue, { typeface, files, guarded }),
  )
  const releases = releasesOf(paged, releaseWords)
  const menuPreviews = menuPreviewsOf(paged)
  const shown = { typefaces, rows, priceRules, releases, menuPreviews }
  const trial = await trialPageOf(payload, catalogue)
  const extent = { familyCount: rows.length, hasTrials: trial.rows.length > 0 }
  const frame = await readSiteFrame(payload, extent)
  const sharing = sharingOf(paged, frame.name)
  return {
    origin: env.shopUrl?.origin ?? null,
    frame,
    rows,
    typefaces,
    pages: pages.map(({ slug, title, lead, content, blocks, meta }) => ({
      slug,
      title,
      body: [lead, content, blocks, meta, contentOfBlocks(blocks, shown)],
    })),
    stories: stories.map((row) => storyOf(row, { shown, sharing })),
    uses: {
      shown: uses,
      letters: lettersOf(
        shown,
        uses.map(({ title, seen }) => (isLatin(title) ? null : (seen[0]?.id ?? null))),
      ),
    },
    designers: designers.map((designer) => ({
      designer,
      rows: rowsOfDesigner(catalogue, designer),
    })),
    eulas: [...eulas.map(({ id, ...body }) => ({ id, body })), ...todaysTexts(priceRules, eulas)],
    priceRules,
    audiences: audiencesOf(shop),
    readingFace: await chooseReadingFace(payload, catalogue),
    releases,
    sharing,
    menuPreviews,
    trial,
    isDemo: isDemo(),
  }
}

/** What `/eula/desktop` shows: the text that its licence type has today. */
function todaysTexts({ licenceTypes }: ShopPrices, eulas: Awaited<ReturnType<typeof findEulas>>) {
  return licenceTypes.map(({ key, eula }) => ({
    id: key,
    body: eulas.find(({ id }) => id === eula.id) ?? null,
  }))
}

/** What is read from a file is represented by its master, the pipeline's version, and the names and ranges that staff entered. */
function typefaceOf(
  catalogue: Catalogue,
  { typeface, files, guarded }: { typeface: Typeface; files: SpecimenFiles; guarded: Guarded },
): TypefaceContent {
  const rows = catalogue.stylesOf.get(typeface.id) ?? []
  const masterOf = ({ master, variation }: StyleRow) =>
    [master, PIPELINE_VERSION, ...(variation ? [JSON.stringify(variation)] : [])].join(' ')
  const { previewSet, previewCharacters, previewFeatures } = typeface
  const tried = [...(previewFeatures ?? []), previewSet ?? '', previewCharacters ?? '']
  const styles = orderStyles(rows).map((style) => ({
    ...plainStyleView(catalogue, { typeface, style }),
    master: [masterOf(style), ...tried, ...namesOf(guarded.get(style.id))].join(' '),
  }))
  return {
    ...familyView(catalogue, { typeface, files }),
    styles,
    children: childrenOf(catalogue, typeface.id).map((child) =>
      typefaceOf(catalogue, { typeface: child, files, guarded }),
    ),
    factSheet: rows.map(masterOf),
  }
}

type Guarded = Map<string, Awaited<ReturnType<typeof findGuardedPreviews>>>

function namesOf(previews: { filename?: string | null }[] = []): string[] {
  return previews.map(({ filename }) => filename ?? '')
}

/** What a release could set stands in its masters, and what of it can be shown follows from what a preview may hold. */
function releasesOf(
  { typefaces, stylesOf }: Catalogue,
  releases: Awaited<ReturnType<typeof findReleaseWords>>,
): Map<string, unknown> {
  const releasesIn = groupBy(releases, ({ typeface }) => typeface)
  return new Map(
    typefaces.map(({ id, previewSet, previewCharacters }) => {
      const masters = (stylesOf.get(id) ?? []).map(({ master }) => master)
      const words = releasesIn.get(id) ?? []
      return [id, [PIPELINE_VERSION, previewSet, previewCharacters, masters, words]]
    }),
  )
}

function sharingOf(catalogue: Catalogue, shop: string): PageContents['sharing'] {
  const { typefaces } = catalogue
  const heads = new Map(typefaces.map(({ id, name, slug }) => [id, [name, slug]]))
  return new Map(
    typefaces.map((typeface) => {
      const { slug, meta, parent } = typeface
      const own = [titleOfTypeface(typeface, shop), describeTypeface(typeface, shop)]
      const words = [own, meta, parent ? heads.get(idOf(parent)) : null]
      const card = versionOfCard(designTypefaceCard(catalogue, { typeface, shop }))
      return [slug, { words, picture: [meta?.image, card] }]
    }),
  )
}

function menuPreviewsOf({ typefaces, stylesOf, menuPreviews }: Catalogue): Map<string, string> {
  return new Map(
    typefaces.flatMap(({ id, name }) =>
      (stylesOf.get(id) ?? []).map(
        (style) => [menuFaceName(name, style.name), menuPreviews.get(style.id) ?? ''] as const,
      ),
    ),
  )
}

type Shown = Pick<PageContents, 'typefaces' | 'rows' | 'priceRules' | 'releases' | 'menuPreviews'>

/** A story is set in typefaces, and shared with the name of one. */
function storyOf(
  row: Story,
  { shown, sharing: cards }: { shown: Shown; sharing: PageContents['sharing'] },
): NonNullable<PageContents['stories']>[number] {
  const head = headOfStory(row)
  const named = [head.typeface, ...head.typefaces]
  const card = shown.typefaces.find(({ id }) => id === head.typeface)?.slug ?? ''
  const sharing = cards?.get(card)?.picture
  return {
    head,
    body: [row.blocks, row.meta, contentOfBlocks(row.blocks, shown), sharing],
    shown: lettersOf(shown, named),
  }
}

/** What letters of these typefaces depend on. */
function lettersOf(shown: Shown, named: (string | null)[]): unknown {
  return named
    .flatMap((one) => shown.typefaces.find(({ id }) => id === one) ?? [])
    .map(({ id, name, slug, styles }) => [
      ...[id, name, slug],
      styles.map((style) => [style.id, style.name, style.master, style.defaultCoordinates]),
    ])
}

/** What the blocks of a page show of the shop beside what staff wrote into them. */
function contentOfBlocks(blocks: unknown, shown: Shown): unknown {
  const { typefaces, cases, lettered, hasRows, hasLicences } = needsOf(blocks)
  return [
    // No block shows which typeface follows.
    shown.typefaces.flatMap(({ next: _, ...typeface }) =>
      typefaces.includes(typeface.id) ? [typeface] : [],
    ),
    lettersOf(shown, lettered),
    // What a preview may hold stands among what a release could set.
    cases.map((id) => shown.releases.get(id)),
    hasRows ? [shown.rows, [...shown.menuPreviews]] : null,
    hasLicences ? shown.priceRules : null,
  ]
}
