import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holdDatabase } from '@/setup/database/hold-database.mjs'

const HOLD = `
import { holdDatabase } from './src/setup/database/hold-database.mjs'
await holdDatabase(process.argv[1])
setInterval(() => gc(), 50)
setTimeout(() => process.stdout.write('held'), 300)
`

function makeFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fount-hold-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'fount.db')
}

test('a second process on one SQLite file is refused in a sentence, until the first is killed', async () => {
  const file = makeFile()
  const first = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', HOLD, file])
  await once(first.stdout, 'data')

  await expect(holdDatabase(file)).rejects.toThrow(
    `Another shop works on ${file} already. Stop that one first, or give this one a DATA_DIR of its own.`,
  )

  first.kill('SIGKILL')
  await once(first, 'exit')
  const held = await holdDatabase(file)
  await held.release()
})

test('what is released is free, and MongoDB is for several', async () => {
  const file = makeFile()
  const first = await holdDatabase(file)
  await first.release()
  const second = await holdDatabase(file)
  await second.release()

  for (const one of [await holdDatabase(null), await holdDatabase(null)]) await one.release()
})
