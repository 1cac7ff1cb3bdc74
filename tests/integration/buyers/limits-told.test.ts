import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterAll, expect, test } from 'vitest'
import { renderLicencePdf } from '@/delivery/documents/licence-pdf'
import { longDay } from '@/domain/long-date'
import type { LicensedUse } from '@/domain/order/order-line'
import { checkLicence } from '@/operations/buyers/check-licence'
import { licenceDocument } from '@/operations/downloads/licence-documents'
import { composeMail } from '@/operations/mails/compose-mail'
import { findLicenceByNumber } from '@/operations/records/licences'
import type { Mail } from '@/payload-types'
import { DEMO_LICENCE_TYPES } from '@/seed/demo-licences'
import { DEMO_AUDIENCES } from '@/seed/demo-foundry'
import { CheckPage } from '@/storefront/buyers/check-licence-page'
import { MyLicencesPage } from '@/storefront/buyers/my-licences-page'
import { OrderFonts } from '@/storefront/checkout/order/order-fonts'
import { buyWeb, mineOf, onlyLicence } from '../../support/buyers/mine'
import { signIn } from '../../support/buyers/sign-in'
import { readStatus } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'
import { NO_FACES } from '../../unit/delivery/documents/licence-document'
import { readPdf } from '../../unit/delivery/documents/read-pdf'

const shop = await openShop()
const { payload } = shop
const holder = shop.visitor()
const placed = await buyWeb(holder, 'buyer@example.org')
await signIn(shop, holder, 'buyer@example.org')
const { number } = await onlyLicence(holder)
afterAll(() => shop.close())

const TERM = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2036-11-01T00:00:00.000Z' }
const SIZE = { question: 'Size of your company', label: 'up to 50 people' }

/** Every licence type a shop of the demo sells, to everybody and to each audience, with a term and without. */
const SOLD = DEMO_LICENCE_TYPES.filter(({ kind }) => kind === 'retail').flatMap((type, at) =>
  [null, ...DEMO_AUDIENCES].map((audience, place) => ({
    type,
    audience,
    hasTerm: (at + place) % 2 === 0,
    hasSize: at % 2 === 0,
  })),
)

test('wherever a licence is told each of its limits is said, whatever its type and for whom it was sold', async () => {
  const missing: string[] = []
  for (const [version, sold] of SOLD.entries()) {
    const limits = await sell(sold, version + 1)
    for (const [place, said] of Object.entries(await placesOf(version))) {
      for (const limit of limits) {
        if (!plain(said).includes(plain(limit)))
          missing.push(`${sold.type.key}, ${place}: ${limit}`)
      }
    }
  }

  expect(missing).toEqual([])
})

/** Makes the licence one of this kind; answers what limits it, in the words that were sold. */
async function sell(
  { type, audience, hasTerm, hasSize }: (typeof SOLD)[number],
  version: number,
): Promise<string[]> {
  const tier = type.tiers[0]!
  const answers = Object.fromEntries((type.questions ?? []).map(({ key }) => [key, `a-${key}.org`]))
  const use: Partial<LicensedUse> = {
    type: type.key,
    name: type.name,
    tier: tier.key,
    tierLabel: tier.label,
    unit: type.unit,
    label: `${type.name}, ${tier.label}`,
    answers,
    formats: type.formats,
    answerLabels: Object.fromEntries((type.questions ?? []).map(({ key, label }) => [key, label])),
  }
  const before = await findLicenceByNumber(payload, number)
  const uses = [{ ...before!.uses[0]!, ...use }]
  const term = hasTerm ? TERM : { startsAt: null, endsAt: null }
  const { id, lines } = await requireOrder(shop, placed)
  await payload.db.updateOne({
    collection: 'licences',
    where: { number: { equals: number } },
    data: { uses, version, ...term },
  })
  await payload.db.updateOne({
    collection: 'orders',
    id,
    data: {
      lines: lines.map((line) => ({ ...line, audience })),
      answers: hasSize ? [{ ...SIZE, key: 'size', tier: 'few', multiplier: '1' }] : [],
    },
  })
  return [
    ...Object.values(answers),
    ...(audience ? [audience.label, audience.words] : []),
    ...(hasTerm ? [longDay(TERM.endsAt)] : []),
    ...(hasSize ? [SIZE.question, SIZE.label] : []),
    ...(type.unit.endsWith('a month') ? ['a month'] : []),
  ]
}

async function placesOf(version: number): Promise<Record<string, string>> {
  const licence = (await findLicenceByNumber(payload, number))!
  const checked = await checkLicence(payload, { key: number, origin: '' })
  const mine = await mineOf(holder)
  const status = await readStatus(holder, placed)
  const { id } = await requireOrder(shop, placed)
  const mail = { kind: 'order', about: id, to: 'buyer@example.org' } as Mail
  const paper = await renderLicencePdf({
    ...(await licenceDocument(payload, licence)),
    faces: NO_FACES,
  })
  const order = { ...status, lines: [anOrderLine], state: 'paid' } as never
  return {
    'the check of the API': JSON.stringify((await holder.get(`/api/licence/${number}`)).body),
    'the page of the check': htmlOf(
      createElement(CheckPage, {
        licenceKey: number,
        ...checked,
        faces: { bold: null, thin: null },
      }),
    ),
    'my licences of the API': JSON.stringify(mine.licences),
    'the page of my licences': htmlOf(
      createElement(MyLicencesPage, {
        setIn: null,
        emails: [mine.email],
        orders: [],
        licences: mine.licences,
        styleNames: {},
        quotes: [],
        zone: 'UTC',
        erasure: { isOpen: true, sentences: [] },
      }),
    ),
    'the order of the API': JSON.stringify(status.licences),
    'the page of the order': htmlOf(createElement(OrderFonts, { order, families: {} })),
    'the mail': (await composeMail(payload, mail))!.text,
    'the paper': readPdf(paper).lines.join(' '),
    // Archives are built once each: enough of them to meet every kind of limit.
    ...(version % 11 === 0
      ? { 'the archive': await readmeOf(status.licences[0]!.download_url) }
      : {}),
  }
}

const anOrderLine = { slug: 'young-serif', typeface: 'Young Serif', styles: ['Regular'], face: '' }

async function readmeOf(url: string): Promise<string> {
  const files = await readArchive(await holder.fetch(url))
  return files.find(({ name }) => name.endsWith('README.txt'))!.bytes.toString('utf8')
}

const ROUTER = { push: () => {}, refresh: () => {}, prefetch: () => {} } as never

function htmlOf(page: ReactElement): string {
  return renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: ROUTER }, page))
}

/** Without tags, and with each space of one kind. */
function plain(text: string): string {
  return text.replace(/<[^>]+>/g, '').replace(/[\s\u00a0\u202f]+/g, ' ')
}
