import { withPayload } from '@payloadcms/next/withPayload'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { makeBuildId } from './src/setup/build-id.mjs'

/** On every answer: no guessing of types, no framing by others, no full addresses told to other sites. */
const SAFE_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
]

/** @type {import('next').NextConfig} */
const config = {
  // The tests build into a folder of their own, beside a running shop's.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The proxy rewrites to this very server: it must see the host Next listens on, not `localhost` in place of 127.0.0.1.
  skipProxyUrlNormalize: true,
  reactStrictMode: true,
  // Errors are logged by the names of their classes, and a stack is read by people.
  experimental: { serverMinification: false },
  headers: async () => [{ source: '/:path*', headers: SAFE_HEADERS }],
  // The font engines run in child processes; nothing of them passes the bundler.
  serverExternalPackages: [
    '@napi-rs/woff-build',
    'harfbuzzjs',
    'nodemailer',
    'pdfkit',
    'stripe',
    'wawoff2',
    'yazl',
  ],
  typescript: { ignoreBuildErrors: true }, // `npm test` checks types, once
}

export default function configureNext(phase) {
  const named = phase === PHASE_PRODUCTION_BUILD ? { ...config, ...nameBuild() } : config
  return withPayload(named, { devBundleServerPackages: false })
}

/** A build carries its own name: a server says which one it runs without a look into a folder that a newer one may fill. */
function nameBuild() {
  const id = makeBuildId()
  const env = { FOUNT_BUILD_ID: id, FOUNT_BUILT_AT: String(Date.now()) }
  return { env, generateBuildId: () => id }
}
