import limits from './limits.json' with { type: 'json' }

/** So many times in so long; who did more waits, until the time is over or for as long as `blockSeconds` says. */
export type Limit = {
  /** Names its counts in the database. */
  name: string
  times: number
  seconds: number
  blockSeconds?: number
  /** Counted for whoever asks, alone or with what is asked about. On machines where many tests ask from one address these are widened by a setting. */
  isPerClient: boolean
  /** Counted in the memory of each process, which tells the others: what only reads must not cost a write, nor must what is forgotten within a minute. */
  isOfProcess: boolean
  sentence: string
}

const A_MINUTE = 60

const OFTEN = 'That was too often. Wait a little and try again.'

type Row = Pick<Limit, 'name' | 'times' | 'seconds'> & Partial<Limit> & { why?: string }

/** The table says of each what it is for. */
const ROWS: Record<keyof typeof limits, Row> = limits

export const LIMITS = Object.fromEntries(
  Object.entries(ROWS).map(([key, row]) => {
    const isOfProcess = row.seconds <= A_MINUTE
    return [key, { isPerClient: true, isOfProcess, sentence: OFTEN, ...row }]
  }),
) as Record<keyof typeof limits, Limit>

/** What a client's requests are counted by, alone or about one subject. */
export function clientKey(address: string, subject: string | null = null): string {
  return [clientNetwork(address), ...(subject === null ? [] : [subject])].join(' ')
}

/** Whom an address counts as: an IPv4 address itself, an IPv6 address with its neighbours, of which one visitor has them all (/64). */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address

  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The neighbourhood that one hoster or company rents addresses in: an IPv4 address without its last number (/24), an IPv6 one's first three groups (/48). */
export function clientNeighbourhood(address: string): string {
  const network = clientNetwork(address)
  const [mark, length] = network.includes(':') ? [':', '::/48'] : ['.', '.0/24']
  return `${network.split(mark).slice(0, 3).join(mark)}${length}`
}

/** The box that a mail to this address ends in, for counting: what stands behind a plus is a label within it. */
export function mailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).split('+', 1)[0] ?? ''
  return `${local}${email.slice(at)}`.toLowerCase().trim()
}
