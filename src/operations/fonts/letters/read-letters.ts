import type { Payload } from 'payload'
import { CODES_A_PAGE } from '@/domain/catalogue/glyphs/letter-pages'
import { NotFound } from '@/domain/request-error'
import { env } from '@/env'
import { masterPath } from '../compute-line-metrics'
import { sha256Of } from '../files/font-store'
import { fileKey } from '../files/wanted-files'
import { runVisitorsJob } from '../run-visitors-job'
import { readOrMake } from './letters-store'
import { requireShownStyle, type ShownStyle } from './shown-style'

export type Letters = { version: string; bytes: Buffer }

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
export function versionOf(shown: ShownStyle): string {
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
