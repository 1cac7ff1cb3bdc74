import type { Payload } from 'payload'
import type { GlyphAnatomy, StyleCharacters } from '@/domain/catalogue/glyphs/glyph-view'
import { CODES_A_PAGE, codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { NotFound } from '@/domain/request-error'
import { env } from '@/env'
import type { CharacterNames } from '@/fonts/font-job'
import { masterPath, textPositionOf } from '../measure-line'
import { sha256Of } from '../font-store'
import { fileKey, guardedPreview } from '../wanted-files'
import { runVisitorsJob } from '../run-visitors-job'
import { readOrMake, writeJson } from './letters-store'
import { requireShownStyle, shownFeatures, type ShownStyle } from './shown-style'

type Letters = { version: string; bytes: Buffer }

/** Of a page of a style's letters those that the foundry shows; a page without any is none. */
export function lettersOfPage({ shown }: ShownStyle, first: number): number[] {
  const page = Array.from({ length: CODES_A_PAGE }, (_, at) => first + at)
  const letters = page.filter((code) => shown.some(([from, to]) => code >= from && code <= to))
  if (letters.length === 0) throw new NotFound('page')
  return letters
}

/** A page of a style's letters as WOFF2: those of its characters that the foundry shows, and no other. */
export async function readLetters(shown: ShownStyle, first: number): Promise<Letters> {
  lettersOfPage(shown, first)

  const { style, request } = shown
  const key = [lettersKey(shown), first].join(' ')
  const bytes = await readOrMake(key, async (out) =>
    runVisitorsJob({
      kind: 'derive',
      recipe: 'letters',
      master: await masterPath(style),
      out,
      first,
      brotliQuality: env.brotliQuality,
      ...request,
    }),
  )
  return { version: versionOf(shown), bytes }
}

export type FurtherLetters = { letters: number[]; hasFeatures: boolean }

/**
 * A guarded preview with some letters more, or with all features that visitors may try: one file, so that what a visitor types
 * is kerned with all the rest.
 */
export async function readFurther(
  shown: ShownStyle,
  { letters, hasFeatures }: FurtherLetters,
): Promise<Letters> {
  const { style, request, guarded } = shown
  const added = String.fromCodePoint(...letters)
  const { features, ...preview } = guardedPreview(
    { previewFeatures: request.features ?? [] },
    `${guarded ?? ''}${added}`,
  )
  const wish = { ...preview, features: hasFeatures ? request.features : features }
  const bytes = await readOrMake(
    `${lettersKey(shown)} further ${JSON.stringify(wish)}`,
    async (out) =>
      runVisitorsJob({
        kind: 'derive',
        recipe: 'preview',
        master: await masterPath(style),
        out,
        brotliQuality: env.brotliQuality,
        ...wish,
      }),
  )
  return { version: versionOf(shown), bytes }
}

/** Letters that the foundry shows of a style and a page does not bring along. */
export function beyondPreview({ beyond }: ShownStyle, letters: readonly number[]): number[] {
  return letters.filter((code) => beyond.some(([first, last]) => code >= first && code <= last))
}

/** What today's letters of a style are called: another master or another wish of the foundry has another. */
function versionOf(shown: ShownStyle): string {
  return sha256Of(Buffer.from(lettersKey(shown))).slice(0, 16)
}

export function lettersKey({ style, request }: ShownStyle): string {
  return fileKey({ styleId: style.id, sha256: style.master }, 'letters', [
    request,
    textPositionOf(style),
  ])
}

/** How one character of a style is drawn where texts are set, and what features make of it. */
export async function readGlyph(
  shown: ShownStyle,
  code: number,
  coordinates = textPositionOf(shown.style),
) {
  if (!shown.shown.some(([first, last]) => code >= first && code <= last)) {
    throw new NotFound('character')
  }

  const { style } = shown
  const features = shownFeatures(style.facts.features, shown).map(({ tag }) => tag)
  const bytes = await readOrMake(
    `${lettersKey(shown)} ${JSON.stringify(coordinates)} drawn ${code}`,
    async (path) =>
      writeJson(
        path,
        await runVisitorsJob({
          kind: 'glyph',
          master: await masterPath(style),
          code,
          coordinates,
          features,
        }),
      ),
  )
  return { version: versionOf(shown), glyph: JSON.parse(bytes.toString()) as GlyphAnatomy }
}

/** What a visit may ask further letters from. */
export async function readSigned(payload: Payload, styleId: string) {
  const shown = await requireShownStyle(payload, styleId)
  const { facts } = shown.style
  return {
    version: versionOf(shown),
    shown: shown.shown,
    beyond: shown.beyond,
    unseen: facts.characterCount - codesIn(shown.shown).length,
  }
}

/** What visitors may see of a style, character by character. */
export async function readStyleCharacters(
  payload: Payload,
  styleId: string,
): Promise<StyleCharacters> {
  const shown = await requireShownStyle(payload, styleId)
  const { style, shown: ranges, beyond } = shown
  const { facts } = style
  const codes = codesIn(ranges)
  const { names, features, heights } = await readNames()

  return {
    version: versionOf(shown),
    ranges,
    names,
    beyond,
    unseen: facts.characterCount - codes.length,
    isGuarded: shown.guarded !== null,
    heights: {
      unitsPerEm: facts.unitsPerEm,
      ascender: facts.metrics.ascender,
      descender: facts.metrics.descender,
      ...heights,
    },
    features,
  }

  async function readNames(): Promise<CharacterNames> {
    const offered = shownFeatures(facts.features, shown).map(({ tag, name }) => ({ tag, name }))
    const bytes = await readOrMake(`${lettersKey(shown)} names, heights`, async (path) =>
      writeJson(
        path,
        await runVisitorsJob({
          kind: 'name',
          master: await masterPath(style),
          codes,
          features: offered,
          coordinates: textPositionOf(style),
        }),
      ),
    )
    return JSON.parse(bytes.toString()) as CharacterNames
  }
}
