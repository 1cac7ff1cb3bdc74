import { expect, test } from 'vitest'
import { insertOnce } from '@/operations/insert-once'

test('what is there already is not inserted again', async () => {
  const insert = () => Promise.reject(new Error('inserted'))
  expect(await insertOnce({ find: async () => 'theirs', insert })).toEqual({
    row: 'theirs',
    isNew: false,
  })
})

test('what is not there is inserted', async () => {
  expect(await insertOnce({ find: async () => null, insert: async () => 'ours' })).toEqual({
    row: 'ours',
    isNew: true,
  })
})

test('whoever was faster wins, whatever the database says about it', async () => {
  const found = [null, 'theirs']
  const insert = () => Promise.reject(new Error('Wert existiert bereits.'))
  expect(await insertOnce({ find: async () => found.shift() ?? null, insert })).toEqual({
    row: 'theirs',
    isNew: false,
  })
})

test('an insert that failed for another reason says which', async () => {
  const insert = () =>
    Promise.reject(new Error('A field must be unique, and a disk must have room.'))
  await expect(insertOnce({ find: async () => null, insert })).rejects.toThrow('must have room')
})

test('where the database is away nothing is looked up after the insert: whoever waits is told so at once', async () => {
  const away = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
  const lookups: string[] = []
  const find = async () => {
    lookups.push('find')
    return null
  }
  await expect(insertOnce({ find, insert: () => Promise.reject(away) })).rejects.toBe(away)
  expect(lookups).toEqual(['find'])
})
