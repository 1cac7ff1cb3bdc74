import java.nio.file.Files;
import java.nio.file.Path;
import org.mustangproject.validator.ZUGFeRDValidator;

/** Writes beside each file what the validator says of it. All in one machine: what it reads first, it has for the others. */
class Validate {
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      ZUGFeRDValidator validator = new ZUGFeRDValidator();
      validator.disableNotices();
      String report = validator.validate(file);
      Files.writeString(Path.of(file + ".report.xml"), report);
    }
  }
}
