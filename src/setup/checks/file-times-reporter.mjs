import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { FILE_TIMES } from './file-times.mjs'

/** For Vitest: how long each file of a project took, with what it loaded before its first test. */
export default class FileTimesReporter {
  constructor() {
    this.projects = new Map()
  }

  onTestModuleEnd(file) {
    const { name } = file.project
    const files = this.projects.get(name) ?? []
    const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
      file.diagnostic()
    const milliseconds =
      collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration
    files.push({ file: relative('.', file.moduleId), seconds: milliseconds / 1000 })
    this.projects.set(name, files)
  }

  onTestRunEnd() {
    mkdirSync(FILE_TIMES, { recursive: true })
    for (const [name, files] of this.projects)
      writeFileSync(join(FILE_TIMES, `${name}.json`), JSON.stringify(files))
  }
}
