import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NotFound, type Access } from 'payload'

/** Everybody reads, and a file that is not there is 404: Payload answers 500, and its log takes each wrong address for a fault. */
export function anyoneFrom(folder: string): Access {
  return ({ data, isReadingStaticFile }) => {
    const isMissing = isReadingStaticFile && !existsSync(join(folder, String(data?.filename)))
    if (isMissing) throw new NotFound(() => 'There is no such file.')
    return true
  }
}
