export type Encoding = 'identity' | 'gzip' | 'br'

/** The smallest body the client takes; `q=0` refuses an encoding (RFC 9110, section 12.5.3). */
export function acceptedEncoding(header: string): Encoding {
  const taken = header
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
