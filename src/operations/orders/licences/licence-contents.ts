import type { FontFormat } from '@/domain/catalogue/font-list'
import { clauseUntil } from '@/domain/order/proof'
import type { LicensedFile, LicensedStyle, LicensedUse } from '@/domain/order/order-line'
import type { LimitedLicence } from '@/domain/licensing/licence-limits'
import { dayIn } from '@/domain/tax/day-in-country'
import { ownValue } from '@/domain/own-value'
import type { FontFile, Licence, Order, Style } from '@/payload-types'
import type { ReleasedMaster } from '../../fonts/releases/plan-release'

/** The master is the one file of a licence that was not derived. */
export function masterOf({ master, files }: LicensedStyle): string | null {
  return master ?? files.find(({ format }) => format === 'OTF' || format === 'TTF')?.sha256 ?? null
}

/** Each typeface once, with the release its styles were bought from. */
export function releasesOf(styles: LicensedStyle[]): { typeface: string; version: string }[] {
  const versions = new Map(
    styles.flatMap(({ typeface, release }) =>
      release ? [[typeface, release.version] as const] : [],
    ),
  )
  return [...versions].map(([typeface, version]) => ({ typeface, version }))
}

/** The notices of the typefaces among these styles. */
export function noticesOf(styles: LicensedStyle[]): { typeface: string; text: string }[] {
  return styles.flatMap(({ typeface, notice }) => (notice ? [{ typeface, text: notice }] : []))
}

/** What the buyer told of a use, each answer under what its question said. */
export function namedAnswersOf({ answers, answerLabels }: LicensedUse): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [ownValue(answerLabels, key) ?? key, answer]),
  )
}

/** All that limits a licence, of its own row and of the order it was bought with. */
export function limitedLicence(licence: Licence, order: Order | null): LimitedLicence {
  const { startsAt, endsAt } = licence
  const dayOf = (at: string) => dayIn(order?.seller?.address.country ?? '', new Date(at))
  return {
    audience: withEnd(audienceOfLicence(licence, order), order),
    orderAnswers: order?.answers ?? [],
    term: startsAt && endsAt ? { from: dayOf(startsAt), to: dayOf(endsAt) } : null,
    uses: usesOfLicence(licence).map((use) => ({ name: use.name, answers: namedAnswersOf(use) })),
  }
}

/** Of students whose proof was not refused, with the month their studies end. */
function withEnd(audience: ReturnType<typeof audienceOfLicence>, order: Order | null) {
  const { proof, proofState } = order ?? {}
  if (audience?.proof !== 'file' || !proof || proofState === 'refused') return audience
  return { ...audience, words: clauseUntil(audience.words, proof.until) }
}

/** Whom a licence was sold to for less; null: it is for everybody. */
export function audienceOfLicence({ linekey }: Pick<Licence, 'linekey'>, order: Order | null) {
  const line = order?.lines.find(({ id }) => `${order.id}:${id}` === linekey)
  return line?.audience === undefined ? (order?.audience ?? null) : line.audience
}

/** A licence's row keeps what was bought as JSON, in these shapes. */
export function stylesOfLicence({ styles }: Pick<Licence, 'styles'>): LicensedStyle[] {
  return styles
}

export function usesOfLicence({ uses }: Pick<Licence, 'uses'>): LicensedUse[] {
  return uses
}

/** The files of a style's present master, as a licence delivers them. */
export function licensedFiles(style: Pick<Style, 'master'>, files: FontFile[]): LicensedFile[] {
  return files
    .filter((file) => file.master === style.master)
    .map(({ format, sha256, filename }) => ({
      format: format as FontFormat,
      sha256: sha256 ?? '',
      extension: filename?.split('.').at(-1) ?? '',
    }))
}

export function isMasterOf(style: Pick<Style, 'id' | 'master'>): (one: ReleasedMaster) => boolean {
  return (one) => one.style === style.id && one.sha256 === style.master
}

/** The files of a licence that was replaced stay its holder's; a term that is over, or a licence that ended, gives none. */
export function opensDownloads(
  { state, endsAt }: Pick<Licence, 'state' | 'endsAt'>,
  now = new Date(),
): boolean {
  if (endsAt && new Date(endsAt) <= now) return false
  return state === 'active' || state === 'superseded'
}
