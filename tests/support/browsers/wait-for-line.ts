import type { ChildProcess } from 'node:child_process'

/** What a program says once it is ready: the first match in its output. Its later output is read and forgotten. */
export function waitForLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      if (said.length < 100_000) said += chunk.toString()
      const found = pattern.exec(said)
      if (found) resolve(found[1] ?? found[0])
    }
    for (const stream of [...child.stdio.slice(1)]) stream?.on('data', listen)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`It ended before it was ready.\n${said}`)))
  })
}
