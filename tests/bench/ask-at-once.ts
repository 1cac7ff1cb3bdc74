import { Agent, get, type OutgoingHttpHeaders } from 'node:http'
import { percentileOf } from './figures'

/** How long an answer took, in milliseconds: in the middle, and for one of a hundred. */
export type Rate = { perSecond: number; median: number; slowest: number }

type Asked = { seconds: number; headers?: OutgoingHttpHeaders }

const CALLERS = 10
const AS_BROWSERS_DO = { 'accept-encoding': 'gzip, br' }

/**
 * Ten callers, each asking again as soon as it is answered. Node reads the answers and lets them go: a caller that looks into
 * them takes longer than the shop, and would be what is measured.
 */
export async function askAtOnce(
  url: string,
  { seconds, headers = AS_BROWSERS_DO }: Asked,
): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const askOnAndOn = async () => {
    while (performance.now() < end) {
      const askedAt = performance.now()
      await ask(url, { agent, headers })
      times.push(performance.now() - askedAt)
    }
  }

  try {
    await Promise.all(Array.from({ length: CALLERS }, askOnAndOn))
  } finally {
    agent.destroy()
  }
  return {
    perSecond: times.length / seconds,
    median: percentileOf(times, 50),
    slowest: percentileOf(times, 99),
  }
}

function ask(url: string, options: { agent: Agent; headers: OutgoingHttpHeaders }): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode >= 400) reject(new Error(`${url} was answered with ${statusCode}.`))
      answer.resume().once('end', resolve).once('error', reject)
    }).once('error', reject)
  })
}
