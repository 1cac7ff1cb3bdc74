import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { FILE_TIMES, SECOND_TRIES } from './file-times.mjs'

/**
 * For Vitest: how long each file of a project took, with what it loaded before its first test, and which tests passed at
 * the second try only, which its own report does not tell. `FOUNT_SUITE` names a project that runs twice.
 */
export default class FileTimesReporter {
  constructor() {
    this.projects = new Map()
    this.secondTries = new Map()
  }

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const title = `${test.module.relativeModuleId}: ${test.fullName}`
    addTo(this.secondTries, nameOf(test.project), title)
  }

  onTestModuleEnd(file) {
    const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
      file.diagnostic()
    const milliseconds =
      collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration
    const times = { file: relative('.', file.moduleId), seconds: milliseconds / 1000 }
    addTo(this.projects, nameOf(file.project), times)
  }

  onTestRunEnd() {
    writeEach(FILE_TIMES, this.projects)
    writeEach(SECOND_TRIES, this.secondTries)
  }
}

function nameOf({ name }) {
  return process.env.FOUNT_SUITE ?? name
}

function addTo(lists, name, entry) {
  lists.set(name, [...(lists.get(name) ?? []), entry])
}

function writeEach(folder, lists) {
  mkdirSync(folder, { recursive: true })
  for (const [name, list] of lists)
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(list))
}
