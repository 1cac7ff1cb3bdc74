import { expect, test } from 'vitest'
import { makeFakeClone } from '../../../support/setup/fake-clone'

const script = (printed: string) => `
import { appendFileSync } from 'node:fs'
import { runCommand } from '../src/setup/setup-failed.mjs'
import { JOURNEY_LOG, assertJourneysNameNobody, beginJourneyLog } from '../src/setup/checks/journey-log.mjs'

beginJourneyLog()
appendFileSync(JOURNEY_LOG, 'Something failed at /order/[key]\\n' + ${JSON.stringify(printed)} + '\\n')
await runCommand(async () => assertJourneysNameNobody())
`

test.each([
  ['an order by its number', 'Order 2026-0001 needs review', 0],
  ['a person', 'could not write to ada@example.org', 1],
  ['where an order is opened', 'GET /order/UFLQWDXWpgo5PY6suQeNotoUqPZs7TB2 500', 1],
  ['a download', 'GET /api/download/WyIwMWEyMDU0NC1h', 1],
  ['what a statement was given', 'Failed query: select 1 params: abc', 1],
])('a run of journeys whose log names %s ends with %s', async (_what, printed, status) => {
  using clone = makeFakeClone()
  clone.write('fakes/try.mjs', script(printed))
  const run = clone.run('fakes/try.mjs')

  expect(await run.ended).toBe(status)
})
