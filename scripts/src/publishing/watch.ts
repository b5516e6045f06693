/** Who looks on while a site is made. */
export type Watch = {
  /** Gatsby's last lines, for the log of a build that fails. */
  output: string[];
  /** This process is to end. */
  isEnding(): boolean;
  /** Told how far it is, in percent. */
  onProgress(percent: number): void;
};
