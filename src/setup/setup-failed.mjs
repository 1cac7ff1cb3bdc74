/** What a person is told when a step cannot go on: a sentence, and no stack. */
export class SetupFailed extends Error {
  constructor(sentence) {
    super(sentence)
    this.name = 'SetupFailed'
  }
}

/** A step that was ended because another one beside it failed. */
export class StepDropped extends SetupFailed {
  constructor(title) {
    super(`${title} was stopped.`)
  }
}

/** Ctrl-C, or a signal: nothing is wrong, and the same command goes on from here. */
export class SetupStopped extends Error {
  constructor(signal) {
    super('Stopped. The same command goes on from here.')
    this.name = 'SetupStopped'
    this.exitCode = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal] ?? 1
  }
}

/** The frame of every command: runs it, and turns what it throws into words and an exit code. */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0
  } catch (error) {
    const known = error instanceof SetupFailed || error instanceof SetupStopped
    console.error(known ? `\n${error.message}` : error)
    process.exitCode = error.exitCode ?? 1
  }
}
