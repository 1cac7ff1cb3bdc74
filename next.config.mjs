import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { makeBuildId } from './src/setup/build/build-id.mjs'
import { programsOf } from './src/setup/build/bundle-programs.mjs'

/** @type {import('next').NextConfig} */
const config = {
  // The tests build into a folder of their own, beside a running shop's.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheHandler: fileURLToPath(new URL('src/page-cache.mjs', import.meta.url)),
  poweredByHeader: false,
  // Our server packs, and gives pages of the cache an ETag where it packs them: src/server/answer-request.ts.
  compress: false,
  generateEtags: false,
  // The proxy rewrites to this very server: it must see the host Next listens on, not `localhost` in place of 127.0.0.1.
  skipProxyUrlNormalize: true,
  reactStrictMode: true,
  // Errors are logged by the names of their classes, and a stack is read by people.
  experimental: { serverMinification: false, inlineCss: true },
  // The font engines and what sets documents run beside the server; nothing of them passes the bundler.
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@e-invoice-eu/core',
    '@napi-rs/woff-build',
    'harfbuzzjs',
    'nodemailer',
    'pdfkit',
    'piscina',
    'prom-client',
    'stripe',
    'wawoff2',
    'yazl',
  ],
  typescript: { ignoreBuildErrors: true }, // `npm test` checks types, once
}

export default function configureNext(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) readName()
  const named = phase === PHASE_PRODUCTION_BUILD ? { ...config, ...giveName() } : config
  const shop = withPayload(named, { devBundleServerPackages: false })
  return { ...shop, headers: () => headersOf(shop) }
}

/** In the environment, for the pages that are rendered while building: a word baked into the code would have all of it compiled anew. */
function giveName() {
  const id = makeBuildId()
  process.env.FOUNT_BUILD_ID = id
  return { generateBuildId: () => id }
}

/** A server reads once which build it runs: a newer one may fill the folder under it. */
function readName() {
  const file = join(config.distDir, 'BUILD_ID')
  if (!existsSync(file)) return // Next says so in its own words
  process.env.FOUNT_BUILD_ID = readFileSync(file, 'utf8')
  process.env.FOUNT_BUILT_AT = String(Math.trunc(statSync(file).mtimeMs))
  process.env.FOUNT_PROGRAMS = resolve(programsOf(config.distDir))
}

/**
 * Payload asks every browser for its colour scheme by Critical-CH, which makes a first visit ask for the page a second
 * time. Only the admin reads the answer.
 */
async function headersOf(shop) {
  const rules = await shop.headers()
  const asksAgain = (rule) => rule.headers.some(({ key }) => key === 'Critical-CH')
  return rules.map((rule) => (asksAgain(rule) ? { ...rule, source: '/admin/:path*' } : rule))
}
