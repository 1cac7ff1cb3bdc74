import { SetupFailed } from '../setup-failed.mjs'
import { isMongoEmpty, withDatabase } from './mongodb-dump.mjs'

/** Payload's own collection of `payload.kv`. */
const KEYS = 'payload-kvs'

/**
 * What a move noted down at a MongoDB; null: nothing. That it is empty is known before.
 * @param {string} url
 * @returns {Promise<{ isEmpty: boolean, mark: any, secret: any }>}
 */
export async function describeMongo(url) {
  return inWords(url, async () => {
    const isEmpty = await isMongoEmpty(url)
    return withDatabase(url, async ({ database }) => {
      const valueOf = async (key) =>
        (await database.collection(KEYS).findOne({ key }))?.data ?? null
      return { isEmpty, mark: await valueOf('move'), secret: await valueOf('own-secret') }
    })
  })
}

/**
 * The first row of an empty database: whoever opens it from now on knows that its ids are texts (src/operations/database.ts), and
 * that it is not whole.
 * @param {string} url
 * @param {{ id: string, mark: object }} first
 */
export async function beginMongo(url, { id, mark }) {
  return inWords(url, () =>
    withDatabase(url, async ({ database }) => {
      await database.collection(KEYS).insertOne({ _id: id, key: 'move', data: mark })
    }),
  )
}

const NOT_ALLOWED = new Set([13, 18, 8000])

async function inWords(url, work) {
  const { host } = new URL(url.replace(/^mongodb(\+srv)?:/, 'http:').replace(/,[^/]*/, ''))
  try {
    return await work()
  } catch (error) {
    if (NOT_ALLOWED.has(error.code))
      throw new SetupFailed(
        `MongoDB at ${host} refuses: ${error.message} The user of --to must be known there, and may read and write this database and make indexes in it (readWrite).`,
      )
    if (error.name === 'MongoServerSelectionError')
      throw new SetupFailed(`MongoDB at ${host} cannot be reached: ${error.message}`)
    throw error
  }
}
