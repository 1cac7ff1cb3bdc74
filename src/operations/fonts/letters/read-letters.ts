import type { Payload } from 'payload'
import type { GlyphAnatomy, StyleCharacters } from '@/domain/catalogue/glyphs/glyph-view'
import { CODES_A_PAGE, codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { NotFound } from '@/domain/request-error'
import { env } from '@/env'
import type { CharacterNames } from '@/fonts/font-job'
import { defaultPositionOf, masterPath } from '../measure-line'
import { sha256Of } from '../font-store'
import { fileKey } from '../wanted-files'
import { runVisitorsJob } from '../run-visitors-job'
import { readOrMake, writeJson } from './letters-store'
import { requireShownStyle, shownFeatures, type ShownStyle } from './shown-style'

type Letters = { version: string; bytes: Buffer }

/** A page of a style's letters as WOFF2: those of its characters that the foundry shows, and no other. */
export async function readLetters(
  payload: Payload,
  { styleId, first }: { styleId: string; first: number },
): Promise<Letters> {
  const shown = await requireShownStyle(payload, styleId)
  if (!hasAny(shown, first)) throw new NotFound('page')

  const { style, request } = shown
  const key = [lettersKey(shown), first].join(' ')
  const bytes = await readOrMake(key, (out) =>
    runVisitorsJob({
      kind: 'derive',
      recipe: 'letters',
      master: masterPath(style),
      out,
      first,
      brotliQuality: env.brotliQuality,
      ...request,
    }),
  )
  return { version: versionOf(shown), bytes }
}

/** What today's letters of a style are called: another master or another wish of the foundry has another. */
function versionOf(shown: ShownStyle): string {
  return sha256Of(Buffer.from(lettersKey(shown))).slice(0, 16)
}

export function lettersKey({ style, request }: ShownStyle): string {
  return fileKey({ styleId: style.id, sha256: style.master }, 'letters', [
    request,
    style.defaultCoordinates ?? {},
  ])
}

function hasAny({ shown }: ShownStyle, first: number): boolean {
  return shown.some(([from, to]) => from < first + CODES_A_PAGE && to >= first)
}

/** How one character of a style is drawn, at the style's default position, and what features make of it. */
export async function readGlyph(
  payload: Payload,
  { styleId, code }: { styleId: string; code: number },
): Promise<{ version: string; glyph: GlyphAnatomy }> {
  const shown = await requireShownStyle(payload, styleId)
  if (!shown.shown.some(([first, last]) => code >= first && code <= last)) {
    throw new NotFound('character')
  }

  const { style } = shown
  const features = shownFeatures(style.facts.features, shown).map(({ tag }) => tag)
  const bytes = await readOrMake(`${lettersKey(shown)} drawn ${code}`, async (path) =>
    writeJson(
      path,
      await runVisitorsJob({
        kind: 'glyph',
        master: masterPath(style),
        code,
        coordinates: defaultPositionOf(style),
        features,
      }),
    ),
  )
  return { version: versionOf(shown), glyph: JSON.parse(bytes.toString()) as GlyphAnatomy }
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
    const job = {
      kind: 'name',
      master: masterPath(style),
      codes,
      features: offered,
      coordinates: defaultPositionOf(style),
    } as const
    const bytes = await readOrMake(`${lettersKey(shown)} names, heights`, async (path) =>
      writeJson(path, await runVisitorsJob(job)),
    )
    return JSON.parse(bytes.toString()) as CharacterNames
  }
}
