import type { Browser, CDPSession, Page } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import { PHONE } from './phone'

/**
 * When a first visit's largest text is painted, in milliseconds, with Lighthouse's slow 4G and slow phone really in the
 * way. Its own LCP is worked out from a fast visit, and counts whatever came before the paint there as needed for it: of a
 * server on the same machine that is nearly everything.
 */
export async function paintOnSlowPhone(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'networkidle' })
    return await largestPaint(page)
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    throttling.mobileSlow4G
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: bytesASecond(downloadThroughputKbps),
    uploadThroughput: bytesASecond(uploadThroughputKbps),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier })
}

function bytesASecond(kilobits: number): number {
  return (kilobits * 1024) / 8
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((painted) => {
          resolve(painted.getEntries().at(-1)?.startTime ?? NaN)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
