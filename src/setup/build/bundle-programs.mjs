import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Programs of ours that Node runs by themselves: bundled, they need no loader for TypeScript. By the name of the file. */
const PROGRAMS = {
  backup: join('src', 'setup', 'backup.mjs'),
  'document-worker': join('src', 'delivery', 'documents', 'workers', 'document-worker.ts'),
  'font-worker': join('src', 'fonts', 'font-worker.ts'),
  'specimen-worker': join('src', 'delivery', 'documents', 'specimen', 'specimen-worker.ts'),
  server: join('src', 'server', 'serve.ts'),
}

export function programsOf(buildDir) {
  return join(buildDir, 'programs')
}

export function bundledProgram(buildDir, name) {
  return join(programsOf(buildDir), `${name}.mjs`)
}

/** Packages stay outside: they are found in node_modules, as by everything else. */
export async function bundlePrograms(buildDir) {
  const { build } = await import('esbuild') // not before the packages are installed
  await build({
    entryPoints: PROGRAMS,
    outdir: programsOf(buildDir),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await bundlePrograms(process.env.NEXT_DIST_DIR ?? '.next')
}
