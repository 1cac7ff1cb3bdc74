import streams from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

type Callback = (error: Error) => void

/** The disk of this process is full from the nth write of a file on, until `restore`. The database is written past it. */
export async function fillFolderAt(nth: number) {
  const disk = {
    writes: 0,
    isFull: false,
    restore() {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
    },
  }

  function isRefused(): boolean {
    disk.writes += 1
    disk.isFull ||= disk.writes === nth
    return disk.isFull
  }

  const inPromises = ['copyFile', 'mkdir', 'writeFile'] as const
  for (const name of inPromises) {
    const write = files[name] as (...words: unknown[]) => Promise<void>
    const refuse = async (...words: unknown[]) =>
      isRefused() ? Promise.reject(noSpace()) : write(...words)
    vi.spyOn(files, name).mockImplementation(refuse as never)
  }

  const handle = await files.open(process.execPath)
  const handles = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const { writeFile } = handles
  vi.spyOn(handles, 'writeFile').mockImplementation(async function (this: typeof handle, ...words) {
    return isRefused() ? Promise.reject(noSpace()) : writeFile.apply(this, words)
  })

  for (const name of ['write', 'writev'] as const) {
    const write = streams[name] as (...words: unknown[]) => void
    const refuse = (...words: unknown[]) =>
      isRefused() ? (words.at(-1) as Callback)(noSpace()) : write(...words)
    vi.spyOn(streams, name).mockImplementation(refuse as never)
  }
  syncBuiltinESMExports()
  return disk
}

function noSpace(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
}
