import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { fromWoff2 } from '@/fonts/convert/to-woff2'
import type { FontJob } from '@/fonts/font-job'
import { MASTERS } from '../masters'

test('a machine without the native packer derives the same font', async () => {
  using folder = makeFolder()
  const native = await deriveIn({ out: join(folder.path, 'native.woff2'), env: {} })
  const portable = await deriveIn({
    out: join(folder.path, 'portable.woff2'),
    // Where the package looks for its binary: it finds none, as on a system for which none was built.
    env: { NAPI_RS_NATIVE_LIBRARY_PATH: join(folder.path, 'missing.node') },
  })

  expect(await fromWoff2(portable)).toEqual(await fromWoff2(native))
})

/** The program of the font worker itself, in a process whose environment is ours. */
async function deriveIn({ out, env }: { out: string; env: Record<string, string> }) {
  const worker = fork('src/fonts/font-worker.ts', {
    execArgv: ['--import', 'tsx'],
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    await once(worker, 'message')
    const job: FontJob = { kind: 'derive', recipe: 'woff2', master: MASTERS.cff2, out }
    worker.send(job)
    const [answer] = await once(worker, 'message')
    expect(answer).toMatchObject({ kind: 'done' })
    return readFileSync(out)
  } finally {
    worker.kill('SIGKILL')
  }
}

function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), 'fount-packer-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) }
}
