/** What some browsers say of the connection (Network Information API); the others say nothing. */
export type Connection = { effectiveType?: string; saveData?: boolean }

export function readConnection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}
