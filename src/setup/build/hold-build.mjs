import { basename } from 'node:path'
import { holdFile, shareFile } from '../database/hold-database.mjs'

const fileOf = (buildDir) => `${buildDir}-in-use`

/**
 * For as long as it is made: a shop that serves from it would lose its pages and programs, whichever database it has.
 * @param {string} buildDir
 */
export function holdBuild(buildDir) {
  const name = basename(buildDir)
  return holdFile(
    fileOf(buildDir),
    `Another shop serves from ${name}, which this one has to make anew. Stop that one first, or give this one a folder of its own: NEXT_DIST_DIR=${name}-2 beside its DATA_DIR.`,
  )
}

/**
 * Until the process ends: by a server, beside others of the same build.
 * @param {string} buildDir
 */
export function shareBuild(buildDir) {
  return shareFile(
    fileOf(buildDir),
    `${basename(buildDir)} is being made anew: start again in a few minutes.`,
  )
}
