/** What some browsers report about the connection (Network Information API); the others report nothing. */
export type NetworkInformation = { effectiveType?: string; saveData?: boolean }

export function readConnection(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {}
}
