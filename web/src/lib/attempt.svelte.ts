import { untrack } from 'svelte';

/** Something a person wants done that may be refused: whether it is under way, what was wrong, whether it is done. */
export class Attempt {
  busy = $state(false);
  done = $state(false);
  problem = $state.raw<unknown>(null);

  async run(work: () => Promise<unknown>) {
    // An effect that tries something must not try again because it is being tried.
    if (untrack(() => this.busy)) return;
    this.busy = true;
    this.done = false;
    this.problem = null;
    try {
      await work();
      this.done = true;
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.busy = false;
    }
  }

  /** For forms: `onsubmit={attempt.submit(() => …)}`. */
  submit = (work: () => Promise<unknown>) => (event: SubmitEvent) => {
    event.preventDefault();
    void this.run(work);
  };
}
