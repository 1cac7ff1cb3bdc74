import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, expect, test } from 'vitest'
import { env } from '@/env'
import { requireOwnSecret, rekeyShop } from '@/operations/own-secret'
import { KEYS_OF_PAYLOAD } from '@/platform/payload'
import {
  beginFactor,
  confirmFactor,
  proveFactor,
  readFactor,
} from '@/operations/staff/second-factor'
import { insertLogin, findLoginOf } from '@/operations/records/users'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const before = { secret: env.secret, formerSecret: env.formerSecret }
afterEach(async () => {
  Object.assign(env, before)
  await payload.db.deleteMany({
    collection: KEYS_OF_PAYLOAD,
    where: { key: { equals: 'own-secret' } },
  })
  await payload.db.deleteMany({ collection: 'second-factors', where: {} })
})
afterAll(() => shop.close())

const inAnHour = () => new Date(Date.now() + 3_600_000)

async function mailsKept() {
  return (await payload.count({ collection: 'mails', overrideAccess: true })).totalDocs
}

/** A login with a second factor, sealed with the secret of now. */
async function aLoginWithFactor(email: string) {
  const known = await findLoginOf(payload, email)
  if (!known)
    await insertLogin(payload, { email, name: '', roles: ['owner'], password: 'long enough 1x' })
  const id = (await findLoginOf(payload, email)) ?? ''
  const { secret } = await beginFactor(payload, id)
  const code = (ahead: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead })
  await confirmFactor(payload, { id, code: code(0) })
  return { id, next: () => code(30_000) }
}

test('a shop knows the secret it was opened with first, and keeps no more than a hash of it', async () => {
  await requireOwnSecret(payload)
  await requireOwnSecret(payload)
  const { docs } = await payload.find({
    collection: KEYS_OF_PAYLOAD,
    where: { key: { equals: 'own-secret' } },
    overrideAccess: true,
  })

  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toContain(env.secret)
})

test('opened with another secret it does not start, and says which one is missing and what to do', async () => {
  await requireOwnSecret(payload)
  Object.assign(env, { secret: 'another secret', formerSecret: null })

  await expect(requireOwnSecret(payload)).rejects.toThrow(
    /another PAYLOAD_SECRET[\s\S]*PAYLOAD_SECRET_BEFORE[\s\S]*npm run rekey/,
  )
})

test('of several that are opened at once with different secrets for the first time, one secret holds', async () => {
  const outcomes = await Promise.allSettled(
    ['one secret', 'two secrets', 'three secrets'].map((secret) => {
      Object.assign(env, { secret, formerSecret: null })
      return requireOwnSecret(payload)
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a secret that was changed on purpose is the shop’s from then on, with what was sealed before', async () => {
  await requireOwnSecret(payload)
  const { id, next } = await aLoginWithFactor('changed@foundry.example')
  Object.assign(env, {
    secret: 'a new secret',
    formerSecret: { secret: before.secret, until: inAnHour() },
  })
  await requireOwnSecret(payload)
  Object.assign(env, { formerSecret: null })
  await requireOwnSecret(payload)

  await expect(proveFactor(payload, { id, code: next() })).resolves.toBeUndefined()
})

test('a shop whose secret is lost is rekeyed: it opens, mails nobody, and says who has no second factor now', async () => {
  await requireOwnSecret(payload)
  const { id } = await aLoginWithFactor('lost@foundry.example')
  const mails = await mailsKept()
  Object.assign(env, { secret: 'another secret', formerSecret: null })

  expect(await rekeyShop(payload)).toEqual({ withoutFactor: ['lost@foundry.example'] })
  await requireOwnSecret(payload)
  expect((await readFactor(payload, id)).since).toBeNull()
  expect(await mailsKept()).toBe(mails)
  expect(await rekeyShop(payload)).toEqual({ withoutFactor: [] })
})
