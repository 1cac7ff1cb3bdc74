import autocannon from 'autocannon'

export type Rate = { perSecond: number; median: number; slowest: number }

const AS_BROWSERS_DO = { 'accept-encoding': 'gzip, br' }

/** Ten callers, each asking again as soon as it is answered. */
export async function askAtOnce(
  url: string,
  { seconds, headers }: { seconds: number; headers?: Record<string, string> },
): Promise<Rate> {
  const run = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    headers: headers ?? AS_BROWSERS_DO,
  })
  const failed = run.errors + run.timeouts + run['4xx'] + run['5xx']
  if (failed > 0) throw new Error(`${failed} of the calls of ${url} were not answered well.`)
  return { perSecond: run.requests.average, median: run.latency.p50, slowest: run.latency.p99 }
}
