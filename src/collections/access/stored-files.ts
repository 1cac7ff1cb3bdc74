import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NotFound, type Access } from 'payload'

/** Everybody reads, and a missing file is 404: Payload would respond 500 and log an error for each wrong URL. */
export function anyoneFrom(folder: string): Access {
  return ({ data, isReadingStaticFile }) => {
    const isMissing = isReadingStaticFile && !existsSync(join(folder, String(data?.filename)))
    if (isMissing) throw new NotFound(() => 'There is no such file.')
    return true
  }
}
