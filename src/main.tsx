import './app/contentPolicy';
import './app/composition';
import { boot } from './app/boot';

const root = document.getElementById('root');
if (root) {
  boot(root).catch((error: unknown) => {
    // The page says so in words of its own: ours may be what is missing.
    document.documentElement.dataset['start'] = 'failed';
    throw error;
  });
}
