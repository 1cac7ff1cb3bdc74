/** The system's own codes, SQLite's, and MongoDB's number for it. */
const CODES = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '14031']

/** Whether something could not be stored because there is no room: it may be sent again once there is. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && CODES.includes(String(one.code))) return true
  }
  return false
}
