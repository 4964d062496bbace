import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.knn.plugin.KNNPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * A node of OpenSearch with its settings as arguments: {@code path.home=… http.port=…}. With the
 * argument {@code once} it ends as soon as it has started.
 */
public final class StartNode extends Node {
  private StartNode(Environment environment) {
    super(
        environment,
        List.of(
            Netty4Plugin.class,
            CommonAnalysisPlugin.class,
            PainlessPlugin.class,
            MapperExtrasPlugin.class,
            KNNPlugin.class),
        true);
  }

  public static void main(String[] arguments) throws Exception {
    Map<String, String> settings = new HashMap<>();
    settings.put("transport.type", "netty4");
    settings.put("http.type", "netty4");
    boolean isOnce = List.of(arguments).contains("once");
    for (String argument : arguments) {
      if (argument.equals("once")) continue;
      int at = argument.indexOf('=');
      settings.put(argument.substring(0, at), argument.substring(at + 1));
    }
    Settings home = Settings.builder().put("path.home", settings.remove("path.home")).build();
    String name = settings.getOrDefault("node.name", "node");
    StartNode node =
        new StartNode(
            InternalSettingsPreparer.prepareEnvironment(home, settings, null, () -> name));
    node.start();
    CountDownLatch ended = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try {
                    node.close();
                  } catch (Exception error) {
                    error.printStackTrace();
                  }
                  ended.countDown();
                }));
    if (isOnce) System.exit(0);
    ended.await();
  }
}
