import type { Payload } from 'payload'
import { DEFAULT_FEATURES } from '@/domain/catalogue/features'
import { isForUrdu } from '@/domain/catalogue/languages'
import type { ScoreFacts } from '@/domain/catalogue/score/score-facts'
import { chooseNameStyles } from '@/domain/catalogue/styles/choose-styles'
import { plainVersion } from '@/domain/catalogue/releases/font-version'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { FilesAreAway } from '@/domain/request-error'
import { env } from '@/env'
import { runFontJob } from '@/fonts/run-font-job'
import type { Typeface } from '@/payload-types'
import {
  dropFontFiles,
  dropReleases,
  findMasteredStyles,
  findTypeface,
  hasStyles,
  insertFontFileOnce,
  setScripts,
} from '../records/font-files'
import { isStopping, whileClaimed } from '@/platform/claims'
import {
  claimTypeface,
  endPreparation,
  giveTypefaceBack,
  renewPreparation,
} from '../records/typefaces'
import { runExclusive } from '../concurrency'
import { hashOf } from '../secret-key'
import { refreshPages } from '../site/page-cache/refresh-pages'
import { failureOf } from '../uploads/failure-of'
import { nameInItself, previewCharactersOf, shownCharactersOf, textsOfPages } from './check-letters'
import { FontDraft, publicFileName } from './font-store'
import { coloursOf, fileKey } from './wanted-files'
import { computeLineMetrics, defaultPositionOf, masterPath, measuredCut } from './measure-line'
import { type MasteredStyle, mergeFacts, type TypefaceFacts, variationOf } from './merge-facts'
import { completeFiles } from './publish-master'
import type { ReleasedMaster } from './releases/plan-release'
import { recordRelease, type ReleaseWords } from './releases/record-release'

/** Begins and returns at once: a save is answered before its fonts are worked on, here or by a process whose role it is. */
export function startPreparing(payload: Payload): void {
  if (!env.works) return
  prepareTypefaces(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Typefaces could not be prepared' })
  })
}

/**
 * Whatever a save left to do: menu previews, the metrics of the name, merged facts, missing files. One typeface after another;
 * what a process left behind when it ended is taken up again.
 */
export async function prepareTypefaces(payload: Payload): Promise<void> {
  await runExclusive('typefaces to prepare', async () => {
    let claimed = await claimTypeface(payload, new Date())
    if (!claimed) return
    for (; claimed; claimed = isStopping() ? null : await claimTypeface(payload, new Date())) {
      await endPreparation(payload, claimed, await prepare(payload, claimed))
    }
    await refreshPages(payload)
  })
}

/** What went wrong, in a sentence for staff. */
async function prepare(payload: Payload, claimed: Typeface): Promise<string | null> {
  const { id, name } = claimed
  const claim = {
    renew: () => renewPreparation(payload, claimed),
    giveBack: () => giveTypefaceBack(payload, claimed),
    onError: (error: unknown) => payload.logger.warn({ err: error }),
  }
  const work = async () => {
    if (await hasStyles(payload, id)) await refreshTypeface(payload, id)
    else await dropReleases(payload, id)
  }
  try {
    await whileClaimed(claim, () => runExclusive(id, work))
    return null
  } catch (error) {
    if (error instanceof FilesAreAway) throw error // its claim ends, and it is prepared anew
    payload.logger.error({ err: error, msg: `The fonts of ${name} could not be prepared` })
    return failureOf('family', error).sentence
  }
}

/**
 * Derives again all that a typeface needs of its masters: missing files, menu previews, the line metrics of its name, merged
 * facts. Masters that were replaced since the last time become one release, with the `words` of staff.
 */
export async function refreshTypeface(
  payload: Payload,
  typefaceId: string,
  words: ReleaseWords = {},
): Promise<void> {
  const typeface = await findTypeface(payload, typefaceId)
  const styles = (await findMasteredStyles(payload, typefaceId)) as MasteredStyle[]
  if (!typeface || styles.length === 0) return

  const ofPages = await textsOfPages(payload, typeface)
  for (const style of styles) await completeFiles(payload, { style, typeface, ofPages })
  const cuts = chooseNameStyles(styles)
  for (const style of styles) await makeMenuPreview(payload, { typeface, style, cuts })

  const survey = await runFontJob({
    kind: 'survey',
    styles: styles.map((style) => style.facts.codepoints),
  })
  const facts = mergeFacts(typeface, { styles, survey })
  const score = await readScore(typeface, { styles, facts })
  await recordRelease(payload, {
    typeface: typefaceId,
    masters: styles.map(releasedMaster),
    derived: {
      lineMetrics: await computeNameMetrics(typeface, cuts),
      facts: { ...facts, score: hashOf(JSON.stringify(score)).slice(0, 16) },
      score,
    },
    characters: previewCharactersOf(typeface),
    ...words,
  })
  await setScripts(payload, { typeface, scripts: facts.scripts })
}

/** A style of the animated name gets a preview with the letters of the name; any other style loses the one it may have had. */
async function makeMenuPreview(
  payload: Payload,
  { typeface, style, cuts }: { typeface: Typeface; style: MasteredStyle; cuts: MasteredStyle[] },
): Promise<void> {
  if (!cuts.includes(style)) {
    return dropFontFiles(payload, { style: style.id, except: [], menuPreviews: true })
  }
  const text = nameInItself(typeface)
  const coordinates = defaultPositionOf(style)
  const master = { styleId: style.id, sha256: style.master }
  const filekey = fileKey(master, 'menu', [
    text,
    coordinates,
    ...Object.keys(coloursOf(style.facts)),
  ])

  await using draft = await FontDraft.make('woff2')
  const file = await runFontJob({
    kind: 'derive',
    recipe: 'menu',
    master: await masterPath(style),
    out: draft.path,
    text,
    coordinates,
    brotliQuality: env.brotliQuality,
  })
  await draft.publish(file.sha256, 'woff2')
  await insertFontFileOnce(payload, {
    style,
    master: style.master,
    format: 'PVW',
    isMenuPreview: true,
    filename: publicFileName(file.sha256, 'woff2'),
    ...file,
    filekey,
  })
  await dropFontFiles(payload, { style: style.id, except: [filekey], menuPreviews: true })
}

async function computeNameMetrics(typeface: Typeface, cuts: MasteredStyle[]) {
  const run = {
    text: nameInItself(typeface),
    lang: typeface.lang ?? 'en',
    dir: typeface.dir ?? 'ltr',
  }
  const metrics = await computeLineMetrics(run, cuts)
  return { ...metrics, cuts: cuts.map((style) => style.id) }
}

export function releasedMaster({ id, name, master, facts }: MasteredStyle): ReleasedMaster {
  const { format, version } = facts
  return { style: id, name, sha256: master, format, version: plainVersion(version ?? '') }
}

type Family = { styles: MasteredStyle[]; facts: TypefaceFacts }

/** What the typeface's page is composed from: of the letters and features that visitors may see. */
async function readScore(typeface: Typeface, { styles, facts }: Family): Promise<ScoreFacts> {
  const offered = typeface.previewFeatures ?? []
  return runFontJob({
    kind: 'score',
    cuts: await Promise.all(
      styles.map(async (style) => ({
        ...(await measuredCut(style)),
        style: style.id,
        axes: shownAxes(variationOf(style).axes),
        codepoints: style.facts.codepoints,
      })),
    ),
    category: typeface.category,
    scripts: facts.scripts,
    ...(facts.scripts[0] === 'Arabic' &&
      isForUrdu(typeface.slug, facts.languages) && { lang: 'ur' }),
    dir: typeface.dir ?? 'ltr',
    languageCount: facts.languages.length,
    characters: shownCharactersOf(typeface),
    features: facts.features.filter(
      ({ tag }) => offered.length === 0 || DEFAULT_FEATURES.has(tag) || offered.includes(tag),
    ),
    ownWords: (typeface.score ?? []).flatMap(({ word }) => word?.trim() || []),
  })
}
