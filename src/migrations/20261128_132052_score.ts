import { carryOut } from './statements/carry-out'
import statements from './statements/score.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
