import type { Payload } from 'payload'
import { ORDER_DOWNLOAD_MINUTES, signDownload } from '@/delivery/download-token'
import { previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import { limitsOfLicence } from '@/domain/licensing/licence-limits'
import { sinceOfLicence, stateOfLicence } from '@/domain/licensing/licence-state'
import { useInFull } from '@/domain/licensing/licence-type'
import type { Changeable } from '@/domain/licensing/plan-change'
import type {
  LicenceChanges,
  MineDocument,
  MineLicence,
  MineOffers,
} from '@/domain/order/mine-answer'
import type { OrderView } from '@/domain/order/order-answer'
import type { LicensedStyle, LicensedUse } from '@/domain/order/order-line'
import { ownValue } from '@/domain/own-value'
import { env } from '@/env'
import type { Grant, Licence, Order } from '@/payload-types'
import { orderPath } from '../orders/order-link'
import { ensureCheckkey } from '../records/licences'
import { limitedLicence, stylesOfLicence, usesOfLicence } from '../orders/licences/licence-contents'
import { contactOf } from '../records/customers'

type Source = {
  order: Order | null
  view: OrderView | null
  grant: Grant | null
  /** Bought by the holder, who sees what was paid for it too. */
  isOwn: boolean
  /** What buyers may change, by licence type. */
  rules: Map<string, Changeable>
  origin: string
}

/** A licence as its holder sees it, its links signed anew each time. */
export async function viewLicence(
  payload: Payload,
  licence: Licence,
  { order, view, grant, isOwn, origin, rules }: Source,
): Promise<Omit<MineLicence, keyof MineOffers>> {
  const styles = stylesOfLicence(licence)
  const uses = usesOfLicence(licence)
  const now = new Date()
  const state = stateOfLicence(licence, now)
  const offered = view?.licences.find(({ number }) => number === licence.number)
  return {
    number: licence.number,
    state,
    paused: order?.state === 'disputed' || Boolean(grant?.pausedAt),
    since: sinceOfLicence(licence, now),
    until: licence.endsAt ?? null,
    reason: licence.revokedReason ?? null,
    superseded_by: licence.supersededBy ?? null,
    typeface: licence.typefaceName ?? '',
    face: faceOf(styles),
    styles: nameStyles(styles),
    uses: uses.map(useInFull),
    limits: limitsOfLicence(limitedLicence(licence, order)),
    licensee: licence.licenseeName ?? '',
    order: isOwn && order ? orderOf(order) : null,
    check_url: `${origin}/licence/${await ensureCheckkey(payload, licence.id)}`,
    download_url: state === 'active' && canFetch(grant) ? (offered?.download_url ?? null) : null,
    newer: state === 'active' ? (offered?.newer ?? null) : null,
    documents: documentsOf(licence, { uses, view, grant, isOwn, origin }),
    version: licence.version ?? 1,
    shows: licence.shows === 'nothing' ? 'nothing' : 'licensee',
    changes: state === 'active' ? changesOf(licence, uses, rules) : null,
  }
}

function changesOf(
  { contact }: Licence,
  uses: LicensedUse[],
  rules: Map<string, Changeable>,
): LicenceChanges {
  return {
    licensee: uses.every(({ type }) => rules.get(type)?.licensee),
    contact: contactOf(contact),
    answers: uses.flatMap(({ type, name, answers }) => {
      const rule = rules.get(type)
      if (!rule?.answers) return []
      return rule.questions.map(({ key, label, hint = null }) => ({
        ...{ type, key, label, hint },
        use: name,
        value: ownValue(answers, key) ?? '',
      }))
    }),
  }
}

/** The upright nearest to Regular. */
function faceOf(styles: LicensedStyle[]): string {
  const uprights = styles.filter(({ slope, typ }) => slope === 'upright' && typ === 'static')
  const [nearest] = (uprights.length > 0 ? uprights : styles).toSorted(
    (a, b) => Math.abs(a.weight - REGULAR) - Math.abs(b.weight - REGULAR),
  )
  return nearest ? previewFaceName(nearest.typeface, nearest.name) : ''
}

const REGULAR = 400

function orderOf(order: Order): MineLicence['order'] {
  return {
    number: order.number,
    state: order.state as NonNullable<MineLicence['order']>['state'],
    url: orderPath(order),
  }
}

function canFetch(grant: Grant | null): boolean {
  return grant !== null && !grant.revokedAt && !grant.pausedAt
}

type Papers = Pick<Source, 'view' | 'grant' | 'isOwn' | 'origin'> & { uses: LicensedUse[] }

const NAMES = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  cancellation: 'Cancellation',
} as const

function documentsOf(
  licence: Licence,
  { uses, view, grant, isOwn, origin }: Papers,
): MineDocument[] {
  const bills = isOwn ? (view?.documents ?? []) : []
  return [
    ...licencePapers(licence, { grant, origin }),
    ...bills.flatMap(({ kind, number, url }): MineDocument[] =>
      kind === 'invoice' || kind === 'credit_note' || kind === 'cancellation'
        ? [{ kind, name: `${NAMES[kind]} ${number}`, url }]
        : [],
    ),
    ...[...new Map(uses.map(({ eula }) => [eula.id, eula])).values()].map(
      ({ id, title, version }): MineDocument => ({
        kind: 'eula',
        name: `${title} ${version}`,
        url: `${origin}/eula/${id}`,
      }),
    ),
  ]
}

/** The document as it is, and as it was before each change. A licence that has ended keeps its paper, which says what was. */
function licencePapers(
  { version }: Licence,
  { grant, origin }: Pick<Source, 'grant' | 'origin'>,
): MineDocument[] {
  if (!grant || !canFetch(grant)) return []
  const expiresAt = new Date(Date.now() + ORDER_DOWNLOAD_MINUTES * 60_000)
  const urlOf = (what: string) =>
    `${origin}/api/download/${signDownload({ grant: grant.id, what, expiresAt }, env.secret)}`
  const current = version ?? 1
  const older = Array.from({ length: current - 1 }, (_, index) => current - 1 - index)
  const now = current === 1 ? 'Licence' : `Licence, version ${current}`
  return [
    { kind: 'licence', name: now, url: urlOf('licence') },
    ...older.map((number): MineDocument => ({
      kind: 'licence',
      name: `Licence, version ${number}`,
      url: urlOf(`licence-${number}`),
    })),
  ]
}
