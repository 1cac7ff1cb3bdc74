import { expect, test } from 'vitest'
import { makeFakeClone } from '../../../support/setup/fake-clone'

const SCRIPT = `
import { appendFileSync } from 'node:fs'
import { installPackages } from '../src/setup/install-packages.mjs'
import { provideTestShop } from '../src/setup/checks/provide-test-shop.mjs'

await installPackages()
const shop = await provideTestShop()
console.log('page: ' + (await (await fetch(shop.address)).text()))
appendFileSync(shop.dataDir + '/fount.db', 'an order\\n')
await shop.stop()
`

test('each run of the tests begins with the seeded data and the pages as they were built', async () => {
  using clone = makeFakeClone()
  clone.write('fakes/try.mjs', SCRIPT)
  const first = clone.run('fakes/try.mjs')
  expect(await first.ended).toBe(0)
  const second = clone.run('fakes/try.mjs')
  expect(await second.ended).toBe(0)

  expect(second.output()).toContain('page: as built')
  expect(clone.read('data/test/model/fount.db')).not.toContain('an order')
  expect(clone.read('data/test/run/fount.db')).toBeNull()
  const calls = clone.read('calls')?.trim().split('\n') ?? []
  expect(calls.slice(-3)).toEqual(['next generate', 'server', 'server'])
  expect(calls.slice(0, -3).toSorted()).toEqual([
    'next compile',
    'payload migrate',
    'payload run src/seed/seed.ts',
  ])
})
